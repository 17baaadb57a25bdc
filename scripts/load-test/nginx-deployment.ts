import { cpSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { loopback, type Loopback } from "@/scripts/local-servers/listen-on-loopback";
import { makeSite, startNginx } from "@/scripts/local-servers/nginx-server";
import { startShop, type ShopServer } from "@/scripts/local-servers/shop-process";

/** The built shop, set up on this machine as docs/deploy.md says. Its address is that of nginx. */
export interface Deployment extends Loopback {
  readonly proxyPid: number;
  readonly instances: readonly [ShopServer, ShopServer];
  /** Adds a file of this size that nginx serves from disk; returns its address. */
  readonly addFile: (bytes: number) => string;
}

/** Starts nginx and two instances of the shop from a copy of .next/host. */
export async function deploy(): Promise<Deployment> {
  const site = await makeSite();
  cpSync(".next/host", join(site.folder, "current"), { recursive: true });
  const script = join(site.folder, "current/server.js");
  const [first, second] = site.shopPorts;
  const instances = await Promise.all([
    startShop({ script, port: first }),
    startShop({ script, port: second }),
  ]);
  const nginx = await startNginx(site);
  async function stop(): Promise<void> {
    await nginx.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
    site.remove();
  }
  return {
    ...loopback(nginx.url, stop),
    proxyPid: nginx.pid,
    instances,
    addFile: (bytes) => {
      const name = `/pictures/of-${bytes}-bytes`;
      writeFileSync(join(site.folder, "current/.next/public", name), randomBytes(bytes));
      return nginx.url + name;
    },
  };
}
