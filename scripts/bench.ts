/**
 * `npm run bench`: measures what the shop costs a shopper with a cheap phone, against an empty page
 * of the framework and against the same pages as plain HTML, and fails where a limit is broken.
 * Arguments pick parts; `--quick` looks at two pages, once. `baseline` weighs the empty page anew for
 * `npm test`, `map` draws where the bytes go, `write` brings the figures that were measured
 * last into docs/performance.md, which explains them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type Figure, isBroken } from "@/scripts/bench/results/measured-figure";
import { buildBaseline, keepBaseline } from "@/scripts/bench/baseline/baseline";
import { parts } from "@/scripts/bench/measurement-runs";
import { drawBundleMap } from "@/scripts/bench/bundle-analyzer";
import { readLastRun, writeLastRun } from "@/scripts/bench/results/last-run";
import { withFigures } from "@/scripts/bench/results/performance-document";
import { rowOf } from "@/scripts/bench/results/terminal-table";
import { buildIsFresh } from "@/scripts/build/up-to-date-check.mjs";
import { runNode, runTool } from "@/scripts/command-line/run-command.mjs";
import { Failure } from "@/server/failure-without-stack-trace.mjs";
import { runScript } from "@/scripts/command-line/run-npm-script.mjs";

/** Of this machine; and the one that docs/performance.md is written from. */
const RESULTS_FILE = ".bench/results.json";
const COMMITTED_RESULTS_FILE = "scripts/bench/results/last-run.json";
const DOCUMENT = "docs/performance.md";

type Name = keyof typeof parts;
const names = Object.keys(parts).filter((name): name is Name => name in parts);

await runScript(async () => {
  const words = process.argv.slice(2);
  if (words[0] === "baseline") {
    keepBaseline(await buildBaseline());
    return 0;
  }
  if (words[0] === "map") {
    await drawBundleMap();
    return 0;
  }
  if (words[0] === "write") return writeDocument();
  await ensureBuild();
  return report(await measure(words));
});

async function ensureBuild(): Promise<void> {
  if (buildIsFresh()) return;
  if ((await runNode("scripts/build.mjs")) !== 0) throw new Failure("The shop could not be built.");
}

/** Measures the wanted parts, or all; what was measured in full is kept, each part with its day. */
async function measure(words: readonly string[]): Promise<readonly Figure[]> {
  const wanted = words.filter((word) => word !== "--quick");
  const isQuick = words.includes("--quick");
  const unknown = wanted.find((word) => !names.some((name) => name === word));
  if (unknown !== undefined) {
    throw new Failure(
      `There is no part "${unknown}": the parts are ${names.join(", ")}; besides, baseline, map and write.`,
    );
  }
  const measured = new Date().toISOString().slice(0, 10);
  const all: Figure[] = [];
  for (const name of names.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n== ${name} ==`);
    const figures = await parts[name]({ isQuick });
    all.push(...figures);
    if (isQuick || figures.length === 0) continue;
    writeLastRun(RESULTS_FILE, { ...readLastRun(RESULTS_FILE), [name]: { measured, figures } });
  }
  return all;
}

/** Prints the figures; the exit code says whether all limits are kept. */
function report(figures: readonly Figure[]): number {
  console.table(figures.map(rowOf));
  const broken = figures.filter(isBroken);
  console.log(`${figures.length} figures, ${broken.length} limits broken`);
  return broken.length === 0 ? 0 : 1;
}

/** Brings what this machine has measured last into the repository; a part that it has not stays. */
async function writeDocument(): Promise<number> {
  const found = { ...readLastRun(COMMITTED_RESULTS_FILE), ...readLastRun(RESULTS_FILE) };
  const inOrder = names.flatMap((name) => (found[name] ? [[name, found[name]] as const] : []));
  const lastRun = Object.fromEntries(inOrder);
  writeLastRun(COMMITTED_RESULTS_FILE, lastRun);
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, "utf8"), lastRun));
  return runTool("prettier", ["--write", DOCUMENT]);
}
