import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { figureSchema } from "@/scripts/bench/results/figure-and-its-limit";

const run = z.record(
  z.string(),
  z.object({ measured: z.iso.date(), figures: z.array(figureSchema).readonly() }).readonly(),
);

/** The latest results of each part of the benchmark, with their date. */
export type LastRun = Readonly<z.infer<typeof run>>;

/**
 * Reads results from a file; empty if the file does not exist.
 *
 * @throws if the file is not valid
 */
export function readLastRun(path: string): LastRun {
  return existsSync(path) ? run.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Writes results to a file, one figure per line. */
export function writeLastRun(path: string, lastRun: LastRun): void {
  const parts = Object.entries(lastRun).map(([part, { measured, figures }]) => {
    const lines = figures.map((each) => `      ${JSON.stringify(each)}`).join(",\n");
    return `  ${JSON.stringify(part)}: {\n    "measured": "${measured}",\n    "figures": [\n${lines}\n    ]\n  }`;
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `{\n${parts.join(",\n")}\n}\n`);
}
