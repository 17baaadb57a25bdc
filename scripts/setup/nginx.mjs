import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { installPackages } from "./packages.mjs";

const MODULES_FOLDER = "/etc/nginx/modules-enabled";
const MODULES = ["http-brotli-filter", "http-brotli-static"];
/** As Debian and Ubuntu name them. */
export const NGINX_PACKAGES = [
  "nginx",
  "openssl",
  ...MODULES.map((name) => `libnginx-mod-${name}`),
];

/** Whether this machine has nginx with all that deploy/nginx.conf uses, and can make certificates. */
export function hasNginx() {
  const enabled = existsSync(MODULES_FOLDER) ? readdirSync(MODULES_FOLDER) : [];
  return (
    spawnSync("nginx", ["-v"]).status === 0 &&
    spawnSync("openssl", ["version"]).status === 0 &&
    MODULES.every((name) => enabled.some((file) => file.includes(name)))
  );
}

/**
 * Installs nginx on a machine that exists to run tests: on somebody's own machine a web server is
 * not ours to install. Resolves with whether it is there.
 */
export async function installNginx() {
  const isForTests = Boolean(process.env.CI) || process.getuid?.() === 0;
  if (!hasNginx() && isForTests) await installPackages(NGINX_PACKAGES);
  return hasNginx();
}
