/** Serves the shop of the tests at PORT, as the owner does: a copy of the sources, with a build beside the owner's. */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { shopFolder, shopVariables } from "@/tests/support/server";

/** What a build needs, as the image has it: no .env, and nothing that the owner's build has made. */
const sources = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
const worker = join("public", "sw.js");

mkdirSync(shopFolder, { recursive: true });
for (const source of sources) {
  // With the worker of the last build there.
  if (source !== "public") rmSync(join(shopFolder, source), { recursive: true, force: true });
  cpSync(source, join(shopFolder, source), { recursive: true, filter: (path) => path !== worker });
}
const packages = join(shopFolder, "node_modules");
if (!existsSync(packages)) symlinkSync(join("..", "node_modules"), packages, "junction");
const { PORT } = process.env;
const shop = spawn(process.execPath, ["scripts/start.mjs"], {
  cwd: shopFolder,
  env: { ...shopVariables, PORT, HOST: "127.0.0.1" },
  stdio: "inherit",
});
process.on("SIGTERM", () => shop.kill("SIGTERM"));
shop.on("exit", (code) => process.exit(code ?? 0));
