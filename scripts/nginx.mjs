import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { pathOfCommand, runAsRoot } from "./system.mjs";

const MODULES_FOLDER = "/etc/nginx/modules-enabled";
const MODULES = ["http-brotli-filter", "http-brotli-static"];
const PACKAGES = ["nginx", "openssl", ...MODULES.map((name) => `libnginx-mod-${name}`)];

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
 * Installs nginx on a machine that exists to run tests, and says when its tests will be skipped:
 * on somebody's own machine a web server is not ours to install.
 */
export async function prepareNginx() {
  if (!hasNginx() && process.env.CI && pathOfCommand("apt-get")) {
    console.log("No nginx with brotli yet: installing it with apt-get …");
    await runAsRoot([
      ["apt-get", "update"],
      ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", ...PACKAGES],
    ]);
  }
  if (!hasNginx()) {
    console.log(
      `SKIPPED: the tests of deploy/nginx.conf need the Debian packages ${PACKAGES.join(", ")}.`,
    );
  }
}
