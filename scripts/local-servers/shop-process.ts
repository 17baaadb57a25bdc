import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort, loopback, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

/** A running instance of the built shop. */
export interface ShopProcess extends Loopback {
  /** The output of the server so far. */
  readonly log: () => string;
  readonly pid: number;
  /** Kills it, without waiting for requests. */
  readonly kill: () => Promise<void>;
}

/** Variables of sign-in, hosts and Next.js that a shop must not take over from this process. */
const notInherited = /^(GOOGLE_|NEXTAUTH_|AUTH_|VERCEL|__NEXT)/;

/** How to start a shop. */
export interface ShopOptions {
  /**
   * Variables in addition to those that are inherited from this process; given the address of the shop.
   */
  readonly environment?: (url: string) => Record<string, string> | Promise<Record<string, string>>;
  /** What serves the shop; the server of "npm start" by default. */
  readonly script?: string;
  readonly scriptArguments?: readonly string[];
  /** Any free one by default. */
  readonly port?: number;
  /** What the server prints once it listens. */
  readonly readySign?: string;
}

/** Starts the built shop on this machine. */
export async function startShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const { script = ".next/shop-server.cjs", readySign = "Dehati Milk is open at" } = options;
  const { port = await freePort(), scriptArguments = [] } = options;
  const url = `http://127.0.0.1:${port}`;
  const inherited = Object.entries(process.env).filter(([name]) => !notInherited.test(name));
  const child = spawn(process.execPath, [script, ...scriptArguments], {
    env: {
      ...Object.fromEntries(inherited),
      ...(await options.environment?.(url)),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const isReady = new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      log += part.toString();
      if (log.includes(readySign)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${log}`)));
  });
  await isReady;
  const exit = once(child, "exit");
  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    child.kill(signal);
    await exit;
  }
  return {
    ...loopback(url, () => end("SIGTERM")),
    log: () => log,
    pid: child.pid ?? 0,
    kill: () => end("SIGKILL"),
  };
}
