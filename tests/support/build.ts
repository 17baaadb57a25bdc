/**
 * Builds a copy of the shop beside the owner's build, and serves it at PORT by the owner's own command. With
 * `--build-only` it does not serve it.
 */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { stop } from "@/scripts/run.mjs";
import { isInstalled } from "@/scripts/setup.mjs";
import { shopFolder, testVariables } from "@/tests/support/server";

/** The files that the image is built from: neither .env nor anything that the owner's build has made is among them. */
const sources = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));

// The copy reaches the packages of this folder by a link, through which "npm start" would delete those of the tests.
if (!isInstalled(true)) stop("Packages are missing: run node scripts/setup.mjs first.");

mkdirSync(shopFolder, { recursive: true });
for (const source of sources) {
  const copy = join(shopFolder, source);
  rmSync(copy, { recursive: true, force: true });
  cpSync(source, copy, { recursive: true });
}
const packages = join(shopFolder, "node_modules");
if (!existsSync(packages)) symlinkSync(join("..", "node_modules"), packages, "junction");
const shop = spawn(process.execPath, ["scripts/start.mjs", ...process.argv.slice(2)], {
  cwd: shopFolder,
  env: { ...testVariables, PORT: process.env.PORT ?? "0", HOST: "127.0.0.1" },
  stdio: "inherit",
});
process.on("SIGTERM", () => shop.kill("SIGTERM"));
shop.on("exit", (code) => process.exit(code ?? 0));
