import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensureTools } from "@/scripts/setup/dependencies.mjs";

const INSTALLED = ".bench/tools";
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

/** Installs what only the benchmark needs: 200 packages that a first `npm start` need not fetch. */
export async function ensureBenchTools(): Promise<void> {
  await ensureTools("scripts/bench/tools", INSTALLED);
}

const tools = {
  lighthouse: join(INSTALLED, "node_modules/lighthouse/cli/index.js"),
  autocannon: "node_modules/autocannon/autocannon.js",
} as const;

/** Runs one of the tools and resolves with what it writes to its standard output, as JSON. */
export async function runForJson(
  tool: keyof typeof tools,
  toolArguments: readonly string[],
): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [tools[tool], ...toolArguments], {
    maxBuffer: OUTPUT_LIMIT_BYTES,
  });
  return JSON.parse(stdout);
}
