import { spawnSync } from "node:child_process";

// Next.js would tell its makers about each build, and say so at the first.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Ends the command with a sentence for the person at the terminal. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What to look for where a command has failed. A system without memory kills the largest program, which can say nothing. */
export const advice =
  "The reason is above. If there is none, or SIGKILL, memory was too little: a build takes 1 GB, serving 256 MB; ENOSPC means a full disk. If that does not help, delete node_modules and try again.";

/**
 * Runs a script with its parameters by Node.js, or a line by the shell, and returns whether it went well.
 *
 * @param {string | readonly string[]} command
 * @param {string} [problem] ends this command, too, if the other fails
 */
export function run(command, problem) {
  const { status } =
    typeof command === "string"
      ? spawnSync(command, { shell: true, stdio: "inherit" })
      : spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0 && problem) stop(`${problem} ${advice}`);
  return status === 0;
}
