import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort, type Loopback } from "@/tests/loopback";

/** A shop of its own, from the build that is there. */
export interface ShopServer extends Loopback {
  /** Everything that the server has written to its log. */
  readonly log: () => string;
}

const own = /^(GOOGLE_|NEXTAUTH_|AUTH_|VERCEL|__NEXT)/;

/**
 * Starts the built shop on this machine.
 *
 * @param environment on top of this process's, without what concerns sign-in there; it is given
 *   the address where the shop will listen
 */
export async function startShop(
  environment: (url: string) => Record<string, string> | Promise<Record<string, string>>,
): Promise<ShopServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  const child = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)],
    {
      env: {
        ...Object.fromEntries(inherited),
        ...(await environment(url)),
        NODE_ENV: "production",
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let log = "";
  const isReady = new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      log += part.toString();
      if (log.includes("Ready in")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${log}`)));
  });
  await isReady;
  return {
    url,
    log: () => log,
    stop: async () => {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}
