import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { run } from "@/scripts/run.mjs";

const WANTED = "scripts/bench/tools";
const INSTALLED = ".bench/tools";
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Installs the tools that only the benchmark needs, in the versions of their own lockfile. They
 * are no dependencies of the shop: a first `npm start` would wait for 250 packages that it never
 * runs.
 */
export async function ensureTools(): Promise<void> {
  const manifest = join(INSTALLED, "package.json");
  const isInstalled = existsSync(join(INSTALLED, "node_modules/.package-lock.json"));
  if (
    isInstalled &&
    readFileSync(manifest, "utf8") === readFileSync(join(WANTED, "package.json"), "utf8")
  )
    return;

  console.log("Installing the benchmark's tools into .bench/tools …");
  mkdirSync(INSTALLED, { recursive: true });
  cpSync(WANTED, INSTALLED, { recursive: true });
  const exitCode = await run("npm", ["install", "--prefix", INSTALLED, "--no-audit", "--no-fund"], {
    shell: process.platform === "win32",
  });
  if (exitCode !== 0) throw new Error("The benchmark's tools could not be installed.");
}

const tools = {
  lighthouse: "lighthouse/cli/index.js",
  autocannon: "autocannon/autocannon.js",
} as const;

/** Runs one of the tools and resolves with what it writes to its standard output, as JSON. */
export async function runForJson(
  tool: keyof typeof tools,
  toolArguments: readonly string[],
): Promise<unknown> {
  const path = join(INSTALLED, "node_modules", tools[tool]);
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...toolArguments], {
    maxBuffer: OUTPUT_LIMIT_BYTES,
  });
  return JSON.parse(stdout);
}
