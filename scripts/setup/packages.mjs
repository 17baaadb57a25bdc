import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run-command.mjs";

const COMMAND_SECONDS = 600;

/** How to install packages, by the manager's command; the first one that exists is used. */
const MANAGERS = {
  "apt-get": [
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "apt-get",
    "install",
    "-y",
    "--no-install-recommends",
  ],
  dnf: ["dnf", "install", "-y"],
  apk: ["apk", "add"],
  pacman: ["pacman", "-Sy", "--noconfirm"],
};

let hasCurrentLists = false;

/** The absolute path of a command that PATH leads to, or undefined. */
export function pathOfCommand(command) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(existsSync);
}

/** Whether commands can be run as root without a password. */
export function mayBeRoot() {
  return rootPrefix() !== undefined;
}

/**
 * Installs packages with the system's package manager, as Debian names them; does nothing where
 * there is none or this user may not. Whether it worked is to be seen by what is then there.
 */
export async function installPackages(names) {
  const manager = Object.keys(MANAGERS).find(pathOfCommand);
  const prefix = rootPrefix();
  if (!manager || !prefix) return;
  console.log(`Installing ${names.join(", ")} with ${manager} …`);
  if (manager === "apt-get" && !hasCurrentLists) {
    await runCommand([...prefix, manager, "update"]);
    hasCurrentLists = true;
  }
  await runCommand([...prefix, ...MANAGERS[manager], ...names]);
}

function runCommand([command, ...commandArguments]) {
  return run(command, commandArguments, { timeoutSeconds: COMMAND_SECONDS });
}

/** What to put before a command to run it as root: nothing or sudo; undefined if not allowed. */
function rootPrefix() {
  if (process.getuid?.() === 0) {
    return [];
  }
  const sudoAsksNothing = spawnSync("sudo", ["-n", "true"]).status === 0;
  return sudoAsksNothing ? ["sudo", "-n"] : undefined;
}
