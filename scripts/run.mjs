// What the commands share.
import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";

// Next.js would tell its makers about each build, and say so at the first.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Ends the command with a sentence for the person at the terminal. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Why a command may have failed, in a sentence. @param {number | null} status @param {string | null} signal */
export function reasonFor(status, signal) {
  // A system without memory kills the largest program, which can say nothing.
  if (signal === "SIGKILL" || status === 137) {
    return "The system has killed it, most likely for want of memory: a build takes 1 GB, serving 256 MB.";
  }
  const { bavail, bsize } = statfsSync(".");
  if (bavail * bsize < 50_000_000) {
    return "The disk is full: the shop needs 1 GB, with its packages.";
  }
  return "The reason is above; SIGKILL in it means too little memory: a build takes 1 GB. If that does not help, delete node_modules and try again.";
}

/**
 * Runs a script with its parameters by Node.js, or a line by the shell, and returns whether it went well.
 *
 * @param {string | readonly string[]} command
 * @param {string} [problem] ends this command, too, if the other fails
 */
export function run(command, problem) {
  const { status, signal } =
    typeof command === "string"
      ? spawnSync(command, { shell: true, stdio: "inherit" })
      : spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0 && problem) stop(`${problem} ${reasonFor(status, signal)}`);
  return status === 0;
}
