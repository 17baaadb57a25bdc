import { writeAddedPopupScripts } from "@/scripts/build/write-added-popup-script-per-language";
import { writeStaticManifest } from "@/scripts/build/write-static-manifest";
import {
  bundleServer,
  bundleServiceWorker,
} from "@/scripts/build/bundle-server-and-service-worker";
import { checkConfig } from "@/scripts/build/check-owner-config";
import { markBuilt, markNotBuilt } from "@/scripts/build/build-is-up-to-date.mjs";
import { sourceFingerprint } from "@/scripts/build/source-hash-and-build-id.mjs";
import { makeHostFolder } from "@/scripts/build/deployable-folder";
import { removeDevelopmentTypes } from "@/scripts/next/remove-development-types";
import {
  checkPagePolicies,
  collectHashesAndPreloads,
} from "@/scripts/build/csp-and-preloads-of-pages";
import { changeBuiltPages } from "@/scripts/next/inline-styles-and-delay-scripts";
import { bundler } from "@/scripts/next/webpack.mjs";
import { deleteHashesAndPreloads } from "@/scripts/build/csp-hashes-and-preloads-file.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";

/**
 * Builds the production site into .next.
 *
 * @param options.withHostFolder whether to make .next/host as well
 * @throws Failure if a step fails for an expected reason
 */
export async function buildShop({ withHostFolder }: { withHostFolder: boolean }): Promise<void> {
  // Before the build, so that an edit during the build makes it outdated.
  const fingerprint = sourceFingerprint();
  markNotBuilt();
  removeDevelopmentTypes();
  deleteHashesAndPreloads();

  checkConfig();
  await runNextBuild(withHostFolder);
  changeBuiltPages();
  collectHashesAndPreloads();
  // The second run compiles nothing. It reads the header rules again, which now contain the scripts,
  // styles and fonts of the pages, and writes them to where every host reads them.
  await runNextBuild(withHostFolder, "--experimental-build-mode", "generate");
  changeBuiltPages();
  checkPagePolicies();
  writeAddedPopupScripts();
  await bundleServiceWorker();
  await writeStaticManifest();
  await bundleServer();
  if (withHostFolder) makeHostFolder(); // Last, because it copies the files of the other steps.

  markBuilt(fingerprint);
}

async function runNextBuild(withHostFolder: boolean, ...flags: readonly string[]): Promise<void> {
  const exitCode = await runTool("next", ["build", `--${bundler}`, ...flags], {
    environment: { NODE_ENV: "production", HOST_FOLDER: withHostFolder ? "1" : "" },
  });
  if (exitCode !== 0) throw new Failure("Next.js could not build the shop: the reason is above.");
}
