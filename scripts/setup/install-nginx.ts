import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { installPackages } from "@/scripts/setup/debian-packages";

const modulesFolder = "/etc/nginx/modules-enabled";
const modules = ["http-brotli-filter"];

/** The names of the packages in Debian and Ubuntu. */
export const nginxPackages = ["nginx", "openssl", ...modules.map((name) => `libnginx-mod-${name}`)];

/** Whether nginx is installed with the modules that deploy/nginx.conf uses, and openssl. */
export function hasNginx(): boolean {
  const enabled = existsSync(modulesFolder) ? readdirSync(modulesFolder) : [];
  return (
    spawnSync("nginx", ["-v"]).status === 0 &&
    spawnSync("openssl", ["version"]).status === 0 &&
    modules.every((name) => enabled.some((file) => file.includes(name)))
  );
}

/**
 * Installs nginx in CI, or for root. On anybody else's machine we do not install a web server.
 *
 * @returns whether nginx is installed
 */
export async function installNginx(): Promise<boolean> {
  const isForTests = Boolean(process.env.CI) || process.getuid?.() === 0;
  if (!hasNginx() && isForTests) await installPackages(nginxPackages);
  return hasNginx();
}
