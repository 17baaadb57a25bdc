import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { phoneFonts } from "@/scripts/bench/browser/open-phone-browser";
import { ensureTools } from "@/scripts/setup/install-dependencies.mjs";

const installed = ".bench/tools";
const maxBuffer = 64 * 1024 * 1024;

/** Installs Lighthouse and its 200 packages, which `npm start` does not need. */
export async function ensureLighthouse(): Promise<void> {
  await ensureTools("scripts/bench/tools", installed);
}

/** Runs Lighthouse with these options, and returns its report. */
export async function runLighthouse(address: string, options: readonly string[]): Promise<unknown> {
  const script = join(installed, "node_modules/lighthouse/cli/index.js");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, address, "--output=json", "--quiet", ...options],
    { maxBuffer, env: phoneFonts },
  );
  return JSON.parse(stdout);
}
