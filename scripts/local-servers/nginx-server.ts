import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, loopback, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

const pollMilliseconds = 50;

/** A site as deploy/nginx.conf expects it, in a temporary folder. */
export interface Site {
  readonly folder: string;
  /** The ports of the two instances. */
  readonly shopPorts: readonly [number, number];
  readonly remove: () => void;
}

/** Makes an empty site. Releases are to be copied into its folders "current" and "previous". */
export async function makeSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "dehati-milk-"));
  chmodSync(folder, 0o755); // nginx's workers are another user.
  return {
    folder,
    shopPorts: [await freePort(), await freePort()],
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Starts nginx with deploy/nginx.conf for a site. Its log is in the site's folder "log".
 *
 * @param change changes the configuration before ports and folders are replaced
 */
export async function startNginx(
  site: Site,
  change = (configuration: string) => configuration,
): Promise<Loopback & { readonly pid: number }> {
  const port = await freePort();
  const path = join(site.folder, "nginx.conf");
  for (const name of ["cache", "log"]) mkdirSync(join(site.folder, name), { recursive: true });
  const original = change(readFileSync("deploy/nginx.conf", "utf8"));
  writeFileSync(path, onThisMachine(original, site, port, await freePort()));

  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    "nginx",
    ["-c", path, "-e", join(site.folder, "log/error.log"), "-g", "daemon off;"],
    { stdio: "inherit" },
  );
  const exit = once(child, "exit");
  // It may redirect to a host that only its configuration knows.
  const ask = () => fetch(`${url}/api/health`, { redirect: "manual" }).catch(() => undefined);
  while (!(await ask())) {
    if (child.exitCode !== null) throw new Error("nginx did not start; it says why above.");
    await wait(pollMilliseconds);
  }
  async function stop(): Promise<void> {
    child.kill();
    await exit;
  }
  return { ...loopback(url, stop), pid: child.pid ?? 0 };
}

/** The configuration with other ports and folders. */
function onThisMachine(
  configuration: string,
  { folder, shopPorts }: Site,
  port: number,
  compressorPort: number,
): string {
  const replacements = {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "127.0.0.1:3001": `127.0.0.1:${shopPorts[0]}`,
    "127.0.0.1:3002": `127.0.0.1:${shopPorts[1]}`,
    "127.0.0.1:3003": `127.0.0.1:${compressorPort}`,
    "/run/nginx.pid": join(folder, "nginx.pid"),
    "/srv/dehati-milk": folder,
    "/var/cache/dehati-milk": join(folder, "cache"),
    "/var/log/nginx": join(folder, "log"),
    "flush=5s": "flush=100ms",
    // The compiled-in folders can be created only by root.
    "http {": `http {
      fastcgi_temp_path ${folder}/cache/fastcgi;
      uwsgi_temp_path ${folder}/cache/uwsgi;
      scgi_temp_path ${folder}/cache/scgi;`,
  };
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says ${from}`);
    return text.replaceAll(from, to);
  }, configuration);
}
