// Serves the shop: installs what is missing, builds unless this very shop is built, and runs "next start". With
// --build-only it does all but the last.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { isBuilt } from "./build.mjs";
import { reasonFor, run, stop } from "./run.mjs";
import { installPackages } from "./setup.mjs";

// By default no other machine reaches the shop: one that is to host it sets 0.0.0.0.
const host = process.env.HOST || "127.0.0.1";
const port = process.env.PORT || "3000";

await checkAddress();
installPackages();
if (!isBuilt() && !run(["scripts/build.mjs"])) process.exit(1);
if (!process.argv.includes("--build-only")) serve();

/** Says that HOST and PORT cannot be had before the minute that a build takes. */
async function checkAddress() {
  try {
    const server = createServer().listen(Number(port), host);
    await once(server, "listening");
    await once(server.close(), "close");
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    stop(`The shop cannot be served at ${host}:${port}, set HOST or PORT: ${reason}`);
  }
}

function serve() {
  const command = ["node_modules/next/dist/bin/next", "start", "--hostname", host, "--port", port];
  const next = spawn(process.execPath, command, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => next.kill("SIGTERM"));
  }
  next.on("exit", (code, signal) => {
    if (signal === "SIGKILL") console.error(`The shop has stopped. ${reasonFor(code, signal)}`);
    process.exit(next.killed ? 0 : (code ?? 1));
  });
}
