import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort, isReachable } from "@/scripts/setup/address.mjs";
import { toolPath } from "@/scripts/setup/project-files.mjs";
import type { Loopback } from "@/scripts/local-servers/loopback";

/** Serves a built application of the framework, as it serves by itself, on this machine. */
export async function serveWithNext(folder: string): Promise<Loopback> {
  const address = { host: "127.0.0.1", port: await findFreePort() };
  const child = spawn(
    process.execPath,
    [toolPath("next"), "start", folder, "-H", address.host, "-p", String(address.port)],
    {
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  if (!(await isReachable(address, () => child.exitCode === null))) {
    throw new Error(`The application in ${folder} could not be served.`);
  }
  return {
    url: `http://${address.host}:${address.port}`,
    stop: async () => {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}
