import { AsyncLocalStorage } from "node:async_hooks";
import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { clearInterval, setInterval, setTimeout } from "node:timers";
import { projectFolder, toolPath } from "./project-paths.mjs";
import { Failure } from "../../server/foreseen-failure.mjs";

/**
 * @typedef {object} Options
 * @property {Readonly<Record<string, string>>} [environment] variables on top of this process's own
 * @property {number} [timeoutSeconds] the command is stopped after that time
 * @property {boolean} [shell] whether to go through one
 * @property {NodeJS.Signals} [stopSignal] passed on instead of the received one
 * @property {number} [stopGraceSeconds] what the command may take to stop, before it is killed
 * @property {number} [exitCodeWhenStopped] 128 plus the signal's number by default
 */

/** @type {readonly NodeJS.Signals[]} */
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const STOP_GRACE_SECONDS = 5;
const PARENT_CHECK_MILLISECONDS = 200;

const parentAtStart = process.ppid;

/**
 * What the work under way has printed, where that is held back.
 *
 * @type {AsyncLocalStorage<Buffer[]>}
 */
const heldOutput = new AsyncLocalStorage();

/**
 * Holds back what the work prints, its commands above all, and prints it once the work is done: so
 * that what runs side by side does not mix.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 */
export async function holdOutput(work) {
  /** @type {Buffer[]} */
  const parts = [];
  try {
    return await heldOutput.run(parts, work);
  } finally {
    process.stdout.write(Buffer.concat(parts));
  }
}

/**
 * Prints a line, in its place among what commands print.
 *
 * @param {string} line
 */
export function print(line) {
  const held = heldOutput.getStore();
  if (held) held.push(Buffer.from(`${line}\n`));
  else console.log(line);
}

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
  const { environment, timeoutSeconds, stopSignal, exitCodeWhenStopped, shell } = options;
  const { stopGraceSeconds = STOP_GRACE_SECONDS } = options;
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
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  const stopWatching = watchForStop((signal) => {
    stoppedBy = signal;
    child.kill(stopSignal ?? signal);
    // A server may wait for a connection that a browser keeps open for minutes.
    setTimeout(() => child.kill("SIGKILL"), stopGraceSeconds * 1000).unref();
  });
  const exitCode = await exitCodeOf(child, command).finally(stopWatching);
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
 * Calls onStop with the signal each time this process is told to stop; returns the function that
 * ends the watch.
 *
 * @param {(signal: NodeJS.Signals) => void} onStop
 */
function watchForStop(onStop) {
  const parentCheck = setInterval(() => {
    if (hasLostNpm()) {
      clearInterval(parentCheck);
      onStop("SIGTERM");
    }
  }, PARENT_CHECK_MILLISECONDS);
  STOP_SIGNALS.forEach((signal) => process.on(signal, onStop));
  return () => {
    clearInterval(parentCheck);
    STOP_SIGNALS.forEach((signal) => process.off(signal, onStop));
  };
}

/**
 * Whether npm started this process and is gone: a signal that stops npm reaches only the shell in
 * between, which ends without passing it on.
 */
function hasLostNpm() {
  return Boolean(process.env.npm_lifecycle_event) && process.ppid !== parentAtStart;
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
