import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "@/scripts/files/project-paths.mjs";
import { writeStaticManifest } from "@/scripts/build/write-static-manifest";
import {
  bundleServer,
  bundleServiceWorker,
} from "@/scripts/build/bundle-server-and-service-worker";
import { checkConfig } from "@/scripts/build/check-owner-config";
import { markBuilt, markNotBuilt } from "@/scripts/build/up-to-date-check.mjs";
import { buildName, sourceFingerprint } from "@/scripts/build/source-hash-and-build-id.mjs";
import { makeHostFolder } from "@/scripts/build/deployable-folder";
import {
  lazyScriptAddresses,
  removeDevelopmentTypes,
} from "@/scripts/build/read-next-build-output";
import {
  checkPagePolicies,
  collectHashesAndPreloads,
} from "@/scripts/build/csp-and-preloads-of-pages";
import { bundler } from "@/scripts/next/webpack.mjs";
import {
  addedPopupFolder,
  addedPopupScript,
} from "@/scripts/next/bundle-head-and-popup-scripts.mjs";
import { deleteHashesAndPreloads } from "@/scripts/build/csp-hashes-and-preloads-file.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { Failure } from "@/server/failure-without-stack-trace.mjs";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";

/**
 * Builds the production site into .next.
 *
 * @param options.withHostFolder whether to make .next/host as well
 * @returns the exit code of the build
 * @throws Failure if a step fails for an expected reason
 */
export async function buildShop({ withHostFolder }: { withHostFolder: boolean }): Promise<number> {
  // Before the build, so that an edit during the build makes it outdated.
  const fingerprint = sourceFingerprint();
  markNotBuilt();
  removeDevelopmentTypes();
  deleteHashesAndPreloads();

  checkConfig();
  await runNextBuild(withHostFolder);
  collectHashesAndPreloads();
  // The second run compiles nothing. It reads the header rules again, which now contain the scripts,
  // styles and fonts of the pages, and writes them to where every host reads them.
  await runNextBuild(withHostFolder, "--experimental-build-mode", "generate");
  checkPagePolicies();
  writeAddedPopupScripts();
  await bundleServiceWorker();
  await writeStaticManifest();
  await bundleServer();
  if (withHostFolder) makeHostFolder(); // Last, because it copies the files of the other steps.

  markBuilt(fingerprint);
  return 0;
}

async function runNextBuild(withHostFolder: boolean, ...flags: readonly string[]): Promise<void> {
  const exitCode = await runTool("next", ["build", `--${bundler}`, ...flags], {
    environment: { NODE_ENV: "production", HOST_FOLDER: withHostFolder ? "1" : "" },
  });
  if (exitCode !== 0) throw new Failure("Next.js could not build the shop: the reason is above.");
}

/**
 * Writes the scripts to which pages with products already refer. They preload the chunks that
 * `components/cart/order-popups/lazy-order-popups.tsx` imports, whose names are known only
 * after the build.
 *
 * @throws if Next.js no longer lists these chunks by the names of their modules
 */
function writeAddedPopupScripts(): void {
  const folder = join(buildFolder, addedPopupFolder(buildName()));
  const imports = [...lazyScriptAddresses()];
  mkdirSync(folder, { recursive: true });
  for (const { language, shop } of [en, hi]) {
    const chunk = `/${language === "en" ? "english" : "hindi"}-order-popups-chunk`;
    const [, files] = imports.find(([key]) => key.endsWith(chunk)) ?? [];
    if (!files) throw new Error(`The build does not say which scripts ${chunk} has.`);
    const { title, empty: text, close } = shop.cart;
    const script = addedPopupScript({ files, emptyCart: { title, text, close } });
    writeFileSync(join(folder, `${language}.js`), script);
  }
}
