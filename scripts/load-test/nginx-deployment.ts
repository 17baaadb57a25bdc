import { cpSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { makeSite, startNginx } from "@/scripts/local-servers/nginx-server";
import { startShop, type ShopServer } from "@/scripts/local-servers/shop-process";

/** The built shop as docs/deploy.md sets it up, on this machine. */
export interface Deployment {
  /** The proxy's address. */
  readonly url: string;
  readonly proxyPid: number;
  readonly instances: readonly ShopServer[];
  /** Puts a file of so many bytes where the proxy serves it from the disk; its address. */
  readonly addFile: (bytes: number) => string;
  readonly stop: () => Promise<void>;
}

/** Starts nginx and two instances from a copy of the folder for hosts. */
export async function deploy(): Promise<Deployment> {
  const site = await makeSite();
  cpSync(".next/host", join(site.folder, "current"), { recursive: true });
  const script = join(site.folder, "current/server.js");
  const instances = await Promise.all(
    site.shopPorts.map((port) => startShop(() => ({}), { script, port })),
  );
  const nginx = await startNginx(site);
  return {
    url: nginx.url,
    proxyPid: nginx.pid,
    instances,
    addFile: (bytes) => {
      const name = `/pictures/of-${bytes}-bytes`;
      writeFileSync(join(site.folder, "current/.next/public", name), randomBytes(bytes));
      return nginx.url + name;
    },
    stop: async () => {
      await nginx.stop();
      await Promise.all(instances.map((instance) => instance.stop()));
      site.remove();
    },
  };
}
