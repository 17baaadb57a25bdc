import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyVariables } from "@/tests/support/environment.mjs";

/** A server that listens on this machine only. */
export interface Running {
  /** Its origin. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Where the shop of the tests is built. */
export const shopFolder = ".test";

/** The variables of this process, without what the owner has set for the shop. */
export const testVariables = {
  ...process.env,
  ...emptyVariables,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
} as const;

/** Starts the shop of the tests, which is built already, by "next start", with variables that its origin is part of. */
export async function startShop(environment: (url: string) => NodeJS.Dict<string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const next = "node_modules/next/dist/bin/next";
  const child = spawn(process.execPath, [next, "start", "-H", "127.0.0.1", "-p", `${port}`], {
    cwd: shopFolder,
    env: { ...testVariables, ...environment(url) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const output of [child.stdout, child.stderr])
    output.on("data", (part: Buffer) => (log += part.toString()));
  while (!log.includes("Ready in")) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${log}`);
    await sleep(100);
  }
  const exit = once(child, "exit");
  return {
    url,
    /** What it has printed so far. */
    log: () => log,
    async stop() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

/** A port at which nothing listens. */
export async function freePort(): Promise<number> {
  const { url, stop } = await listen(createServer());
  await stop();
  return Number(new URL(url).port);
}

/** Lets a server listen on this machine alone, by default at any free port. */
export async function listen(server: Server, port = 0): Promise<Running> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to listen on");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    },
  };
}
