import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { installPackages } from "@/scripts/setup/debian-packages";

const modulesFolder = "/etc/nginx/modules-enabled";
const modules = ["http-brotli-filter", "http-brotli-static"];

/** As Debian and Ubuntu name them. */
export const nginxPackages = ["nginx", "openssl", ...modules.map((name) => `libnginx-mod-${name}`)];

/** Whether this machine has nginx with all that deploy/nginx.conf uses, and can make certificates. */
export function hasNginx(): boolean {
  const enabled = existsSync(modulesFolder) ? readdirSync(modulesFolder) : [];
  return (
    spawnSync("nginx", ["-v"]).status === 0 &&
    spawnSync("openssl", ["version"]).status === 0 &&
    modules.every((name) => enabled.some((file) => file.includes(name)))
  );
}

/**
 * Installs nginx on a machine that exists to run tests: on somebody's own machine a web server is
 * not ours to install.
 *
 * @returns whether it is there
 */
export async function installNginx(): Promise<boolean> {
  const isForTests = Boolean(process.env.CI) || process.getuid?.() === 0;
  if (!hasNginx() && isForTests) await installPackages(nginxPackages);
  return hasNginx();
}
