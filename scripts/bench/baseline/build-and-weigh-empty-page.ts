import { cpSync, rmSync, writeFileSync } from "node:fs";
import manifest from "@/package.json" with { type: "json" };
import { BuildOutput } from "@/scripts/bench/weigh-build-output";
import { bundler } from "@/scripts/next/webpack.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";

export const baselineFolder = ".bench/baseline";
const baselineFile = "scripts/bench/baseline/baseline.json";

const { next, react, "react-dom": reactDom } = manifest.dependencies;

/** What the weight of an empty page depends on: exact versions, and the bundler. */
export const frameworkVersions = { next, react, "react-dom": reactDom, bundler };

/**
 * Builds the empty page with the shop's framework and bundler, and weighs it: every page of the framework
 * has at least its scripts.
 *
 * @returns the bytes of the scripts of its first load, brotli
 */
export async function buildBaseline(): Promise<number> {
  rmSync(baselineFolder, { recursive: true, force: true });
  cpSync("scripts/bench/baseline/empty-next-app", baselineFolder, { recursive: true });
  const exitCode = await runTool("next", ["build", baselineFolder, `--${bundler}`], {
    environment: { NODE_ENV: "production" },
  });
  if (exitCode !== 0) throw new Error("The empty page could not be built; the reason is above.");
  return new BuildOutput(baselineFolder).scriptBytes("index.html");
}

/** Saves the weight of the empty page for `npm test`, which does not build it. */
export function saveBaseline(scriptBytes: number): void {
  const baseline = { measuredWith: frameworkVersions, scriptBytes };
  writeFileSync(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`);
}
