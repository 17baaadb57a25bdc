import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const ROOT_COMMAND_SECONDS = 600;

/** The absolute path of a command that PATH leads to, or undefined. */
export function pathOfCommand(command) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(existsSync);
}

/** Runs commands one after the other as root; none where this user may not without a password. */
export async function runAsRoot(commands) {
  const prefix = rootPrefix();
  if (!prefix) {
    return;
  }
  for (const command of commands) {
    const [first, ...rest] = [...prefix, ...command];
    await run(first, rest, { timeoutSeconds: ROOT_COMMAND_SECONDS });
  }
}

/** What to put before a command to run it as root: nothing or sudo; undefined if not allowed. */
function rootPrefix() {
  if (process.getuid?.() === 0) {
    return [];
  }
  const sudoAsksNothing = spawnSync("sudo", ["-n", "true"]).status === 0;
  return sudoAsksNothing ? ["sudo", "-n"] : undefined;
}
