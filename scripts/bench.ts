/**
 * `npm run bench`: measures what the shop costs a shopper with a cheap phone, compared with an empty page
 * of the framework and with the same pages as plain HTML. Fails if a limit is exceeded. Arguments
 * select parts; `--quick` measures two pages, once. `baseline` measures the empty page again for
 * `npm test`, `map` shows where the bytes go, `write` writes the latest figures into
 * docs/performance.md, which explains them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { isBroken, type Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { buildBaseline, saveBaseline } from "@/scripts/bench/baseline/build-and-weigh-empty-page";
import { parts } from "@/scripts/bench/measurements-by-name";
import { readLastRun, writeLastRun } from "@/scripts/bench/results/last-run";
import { withFigures } from "@/scripts/bench/results/performance-document";
import { rowOf } from "@/scripts/bench/results/terminal-table";
import { ensureBuild, markNotBuilt } from "@/scripts/build/build-is-up-to-date.mjs";
import { bundler } from "@/scripts/next/webpack.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";
import { runScript } from "@/scripts/command-line/run-npm-script.mjs";

/** The results of this machine, and those from which docs/performance.md is written. */
const resultsFile = ".bench/results.json";
const committedResultsFile = "scripts/bench/results/last-run.json";
const performanceDocument = "docs/performance.md";

const names = Object.keys(parts);

await runScript(async () => {
  const words = process.argv.slice(2);
  if (words[0] === "map") return drawBundleMap();
  if (words[0] === "write") return writeDocument();
  if (words[0] !== "baseline") return report(await measure(words));
  saveBaseline(await buildBaseline());
  return 0;
});

/**
 * Builds the shop with webpack-bundle-analyzer, which draws the bytes of each module of each script in
 * .bench/map.html. The next `npm start` builds the shop again.
 */
function drawBundleMap(): Promise<number> {
  markNotBuilt();
  return runTool("next", ["build", `--${bundler}`], {
    environment: { NODE_ENV: "production", BUNDLE_MAP: "1" },
  });
}

/** Measures the selected parts, or all. Complete results are saved, each part with its date. */
async function measure(words: readonly string[]): Promise<readonly Figure[]> {
  const wanted = words.filter((word) => word !== "--quick");
  const isQuick = words.includes("--quick");
  const unknown = wanted.find((word) => !names.includes(word));
  if (unknown !== undefined) {
    throw new Failure(
      `There is no part "${unknown}": the parts are ${names.join(", ")}; besides, baseline, map and write.`,
    );
  }
  await ensureBuild();
  const measured = new Date().toISOString().slice(0, 10);
  const all: Figure[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n== ${name} ==`);
    const figures = await run({ isQuick });
    all.push(...figures);
    if (isQuick) continue;
    writeLastRun(resultsFile, { ...readLastRun(resultsFile), [name]: { measured, figures } });
  }
  return all;
}

/** Prints the figures. The exit code is 1 if a limit is exceeded. */
function report(figures: readonly Figure[]): number {
  console.table(figures.map(rowOf));
  const broken = figures.filter(isBroken);
  console.log(`${figures.length} figures, ${broken.length} limits broken`);
  return broken.length === 0 ? 0 : 1;
}

/** Copies the latest results of this machine into the repository; parts that it lacks stay as they are. */
async function writeDocument(): Promise<number> {
  const found = { ...readLastRun(committedResultsFile), ...readLastRun(resultsFile) };
  const inOrder = names.flatMap((name) => (found[name] ? [[name, found[name]] as const] : []));
  const lastRun = Object.fromEntries(inOrder);
  writeLastRun(committedResultsFile, lastRun);
  writeFileSync(
    performanceDocument,
    withFigures(readFileSync(performanceDocument, "utf8"), lastRun),
  );
  return runTool("prettier", ["--write", performanceDocument]);
}
