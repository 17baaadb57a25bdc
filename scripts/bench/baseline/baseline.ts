import { cpSync, rmSync, writeFileSync } from "node:fs";
import manifest from "@/package.json" with { type: "json" };
import { BuildOutput } from "@/scripts/bench/build-output/weigh-build-output";
import { type Versions, versionsOf } from "@/scripts/bench/baseline/framework-versions";
import { bundler } from "@/scripts/next/webpack.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";

/** The weight of an empty page, which every page of the framework has at least. */
export interface Baseline {
  readonly measuredWith: Versions;
  /** Of the scripts of the first load, compressed with brotli. */
  readonly scriptBytes: number;
}

export const baselineFolder = ".bench/baseline";
const BASELINE_FILE = "scripts/bench/baseline/baseline.json";

/** Builds the empty page with the shop's framework and bundler, and measures it. */
export async function buildBaseline(): Promise<Baseline> {
  rmSync(baselineFolder, { recursive: true, force: true });
  cpSync("scripts/bench/baseline/empty-next-app", baselineFolder, { recursive: true });
  const exitCode = await runTool("next", ["build", baselineFolder, `--${bundler}`], {
    environment: { NODE_ENV: "production" },
  });
  if (exitCode !== 0) throw new Error("The empty page could not be built; the reason is above.");
  return {
    measuredWith: versionsOf(manifest),
    scriptBytes: new BuildOutput(baselineFolder).scriptBytes("index.html"),
  };
}

/** Saves the baseline for `npm test`, which does not build the empty page. */
export function keepBaseline(baseline: Baseline): void {
  writeFileSync(BASELINE_FILE, `${JSON.stringify(baseline, null, 2)}\n`);
}
