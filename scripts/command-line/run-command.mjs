import { spawn } from "node:child_process";
import { constants } from "node:os";
import { heldOutput } from "./output-held-until-done.mjs";
import { projectFolder, toolPath } from "../files/project-paths.mjs";
import { forwardStopSignals } from "./stop-signals.mjs";
import { Failure } from "../../server/failure-with-message-for-terminal.mjs";

/**
 * @typedef {object} Options
 * @property {Readonly<Record<string, string>>} [environment] variables in addition to those of this process
 * @property {number} [timeoutSeconds] after which the command is stopped
 * @property {boolean} [shell] whether to run the command in a shell
 * @property {NodeJS.Signals} [stopSignal] passed on instead of the received one
 * @property {number} [exitCodeWhenStopped] 128 plus the signal's number by default
 */

/**
 * Runs a command in the project folder, streams its output and resolves with its exit code
 * (128 plus the signal's number when a signal ended it). Throws a Failure when it cannot be started.
 *
 * When this process is told to stop, it passes that on to the command, and then ends itself.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {Options} [options]
 */
export async function run(command, commandArguments, options = {}) {
  const { environment, timeoutSeconds, exitCodeWhenStopped, shell, stopSignal } = options;
  const held = heldOutput.getStore();
  const output = held ? "pipe" : "inherit";
  const child = spawn(command, commandArguments, {
    cwd: projectFolder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...environment },
    stdio: ["ignore", output, output],
    timeout: timeoutSeconds && timeoutSeconds * 1000,
    shell,
  });
  child.stdout?.on("data", (part) => held?.push(part));
  child.stderr?.on("data", (part) => held?.push(part));
  const stop = forwardStopSignals(child, stopSignal);
  const exitCode = await exitCodeOf(child, command).finally(stop.end);
  const stoppedBy = stop.lastSignal();
  if (stoppedBy) {
    process.exit(exitCodeWhenStopped ?? exitCodeAfter(stoppedBy));
  }
  return exitCode;
}

/**
 * Runs a JavaScript file with the Node.js in use; see run for the result and the options.
 *
 * @param {string} path
 * @param {readonly string[]} [scriptArguments]
 * @param {Options} [options]
 */
export function runNode(path, scriptArguments = [], options = {}) {
  return run(process.execPath, [path, ...scriptArguments], options);
}

/**
 * Runs a command of an installed package, such as "next"; see run for result and options.
 *
 * @param {string} command
 * @param {readonly string[]} toolArguments
 * @param {Options} [options]
 */
export function runTool(command, toolArguments, options = {}) {
  return runNode(toolPath(command), toolArguments, options);
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} command
 * @returns {Promise<number>}
 */
function exitCodeOf(child, command) {
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Failure(`Could not run ${command}: ${error.message}`)));
    child.on(child.stdout ? "close" : "exit", (code, signal) =>
      resolve(code ?? exitCodeAfter(signal)),
    );
  });
}

/** @param {NodeJS.Signals} signal */
function exitCodeAfter(signal) {
  return 128 + constants.signals[signal];
}
