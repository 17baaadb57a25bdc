// Serves the shop: installs what is missing, builds unless this very shop is built, and (not with --build-only) starts it.
import { spawn } from "node:child_process";
import { isBuilt } from "./build.mjs";
import { advice, run } from "./run.mjs";
import { installPackages } from "./setup.mjs";

// By default no other machine reaches the shop: one that is to host it sets 0.0.0.0.
const host = process.env.HOST || "127.0.0.1";
const port = process.env.PORT || "3000";

installPackages();
if (!isBuilt() && !run(["scripts/build.mjs"])) process.exit(1);
if (!process.argv.includes("--build-only")) serve();

function serve() {
  const command = ["node_modules/next/dist/bin/next", "start", "--hostname", host, "--port", port];
  const next = spawn(process.execPath, command, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => next.kill("SIGTERM"));
  }
  next.on("exit", (code, signal) => {
    if (signal === "SIGKILL") console.error(`The shop has stopped. ${advice}`);
    process.exit(next.killed ? 0 : (code ?? 1));
  });
}
