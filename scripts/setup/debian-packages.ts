import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { print } from "@/scripts/command-line/output-held-until-done.mjs";
import { run } from "@/scripts/command-line/run-command.mjs";

const commandSeconds = 600;

let hasCurrentLists = false;

/** The absolute path of a command in PATH; undefined if there is none. */
export function pathOfCommand(command: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}

/** Whether this user can run commands as root without a password. */
export function mayBeRoot(): boolean {
  return rootPrefix() !== undefined;
}

/**
 * Installs Debian packages. Does nothing without apt-get, or if this user is not allowed to. Callers have
 * to check whether it worked.
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  if (!pathOfCommand("apt-get") || !mayBeRoot()) return;
  print(`Installing ${names.join(", ")} with apt-get …`);
  if (!hasCurrentLists) await runAsRoot("apt-get", "update");
  hasCurrentLists = true;
  await runAsRoot(
    ...["env", "DEBIAN_FRONTEND=noninteractive"],
    ...["apt-get", "install", "-y", "--no-install-recommends", ...names],
  );
}

async function runAsRoot(...words: readonly string[]): Promise<void> {
  const [command = "", ...commandArguments] = [...(rootPrefix() ?? []), ...words];
  await run(command, commandArguments, { timeoutSeconds: commandSeconds });
}

/** What to prepend to a command to run it as root; undefined if that is not allowed. */
function rootPrefix(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const sudoAsksNothing = spawnSync("sudo", ["-n", "true"]).status === 0;
  return sudoAsksNothing ? ["sudo", "-n"] : undefined;
}
