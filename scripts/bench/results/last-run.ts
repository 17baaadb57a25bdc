import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { figureSchema } from "@/scripts/bench/results/measured-figure";

const run = z.record(
  z.string(),
  z.object({ measured: z.iso.date(), figures: z.array(figureSchema).readonly() }).readonly(),
);

/** What each part of the benchmark has measured last, and on which day; each may run by itself. */
export type LastRun = Readonly<z.infer<typeof run>>;

/** The run kept in a file, empty where there is none; throws where the file is of another form. */
export function readLastRun(path: string): LastRun {
  return existsSync(path) ? run.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Writes a run into a file, one figure a line. */
export function writeLastRun(path: string, lastRun: LastRun): void {
  const parts = Object.entries(lastRun).map(([part, { measured, figures }]) => {
    const lines = figures.map((each) => `      ${JSON.stringify(each)}`).join(",\n");
    return `  ${JSON.stringify(part)}: {\n    "measured": "${measured}",\n    "figures": [\n${lines}\n    ]\n  }`;
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `{\n${parts.join(",\n")}\n}\n`);
}
