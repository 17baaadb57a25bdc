import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";

/** A server that listens on this machine only. */
export interface Running {
  /** Its origin. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A running instance of the built shop. */
export interface Shop extends Running {
  /** What it has printed so far. */
  readonly log: () => string;
}

type Variables = Readonly<Record<string, string>>;

/** Variables of sign-in and of hosts, which a shop must not take over from this process. */
const notInherited = /^(GOOGLE_|NEXTAUTH_|AUTH_|VERCEL|__NEXT)/;

/**
 * Starts the built shop by "next start" on a free port.
 *
 * @param environment more variables, of a shop at this origin
 */
export async function startShop(
  environment: (url: string) => Variables | Promise<Variables> = () => ({}),
): Promise<Shop> {
  const { url, stop: release } = await listen(createServer());
  await release();
  const inherited = Object.entries(process.env).filter(([name]) => !notInherited.test(name));
  const { hostname, port } = new URL(url);
  const next = "node_modules/next/dist/bin/next";
  const child = spawn(process.execPath, [next, "start", "-H", hostname, "-p", port], {
    env: {
      ...Object.fromEntries(inherited),
      ...(await environment(url)),
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      log += part.toString();
      if (log.includes("Ready in")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${log}`)));
  });
  const exit = once(child, "exit");
  return {
    url,
    log: () => log,
    async stop() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

/** Lets a server listen on this machine, at any free port by default. */
export async function listen(server: Server, port = 0): Promise<Running> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to listen on");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
