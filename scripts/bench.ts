/**
 * `npm run bench`: measures what the shop costs a shopper with a cheap phone, against an empty page
 * of the framework and against the same pages as plain HTML, and fails where a limit is broken.
 * Arguments pick parts; `--quick` looks at two pages, once. `baseline` weighs the empty page anew for
 * `npm test`, `map` lists and draws where the bytes go. docs/performance.md explains the figures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type Figure, isBroken } from "@/scripts/bench/results/figure";
import { buildBaseline, keepBaseline } from "@/scripts/bench/baseline/baseline";
import { parts } from "@/scripts/bench/bench-parts";
import { mapBytes } from "@/scripts/bench/map";
import { formatTable } from "@/scripts/bench/results/table";
import { buildIsFresh } from "@/scripts/build/fingerprint.mjs";
import { runNode } from "@/scripts/setup/run-command.mjs";
import { Failure } from "@/scripts/setup/failure.mjs";
import { runScript } from "@/scripts/setup/run-main.mjs";

const RESULTS_FILE = ".bench/results.json";

type Name = keyof typeof parts;
const names = Object.keys(parts).filter((name): name is Name => name in parts);

await runScript(async () => {
  const words = process.argv.slice(2);
  if (words[0] === "baseline") {
    keepBaseline(await buildBaseline());
    return 0;
  }
  if (words[0] === "map") {
    await mapBytes();
    return 0;
  }
  await ensureBuild();
  return report(await measure(words));
});

async function ensureBuild(): Promise<void> {
  if (buildIsFresh()) return;
  if ((await runNode("scripts/build.mjs")) !== 0) throw new Failure("The shop could not be built.");
}

async function measure(words: readonly string[]): Promise<readonly Figure[]> {
  const wanted = words.filter((word) => word !== "--quick");
  const unknown = wanted.find((word) => !names.some((name) => name === word));
  if (unknown !== undefined) {
    throw new Failure(
      `There is no part "${unknown}": the parts are ${names.join(", ")}; besides, baseline and map.`,
    );
  }
  const figures: Figure[] = [];
  for (const name of names.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n== ${name} ==`);
    figures.push(...(await parts[name]({ isQuick: words.includes("--quick") })));
  }
  return figures;
}

/** Prints and keeps the figures; the exit code says whether all limits are kept. */
function report(figures: readonly Figure[]): number {
  mkdirSync(".bench", { recursive: true });
  writeFileSync(RESULTS_FILE, JSON.stringify(figures, null, 2));
  console.log(`\n${formatTable(figures)}`);
  const broken = figures.filter(isBroken);
  console.log(
    `\n${figures.length} figures, ${broken.length} limits broken; kept in ${RESULTS_FILE}`,
  );
  return broken.length === 0 ? 0 : 1;
}
