import { AsyncLocalStorage } from "node:async_hooks";
import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { clearInterval, setInterval, setTimeout } from "node:timers";
import { projectFolder, toolPath } from "./project-files.mjs";
import { Failure } from "./failure.mjs";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const STOP_GRACE_SECONDS = 5;
const PARENT_CHECK_MILLISECONDS = 200;

const parentAtStart = process.ppid;

/** What the commands of the work under way have printed, where that is held back. */
const heldOutput = new AsyncLocalStorage();

/**
 * Holds back what commands print that the work runs, and prints it once the work is done: so that
 * what runs side by side does not mix. `print` gets the whole text; resolves with the work's result.
 */
export async function holdOutput(work, print) {
  const parts = [];
  try {
    return await heldOutput.run(parts, work);
  } finally {
    print(Buffer.concat(parts).toString());
  }
}

/**
 * Runs a command in the project folder, streams its output and resolves with its exit code
 * (128 plus the signal's number when a signal ended it).
 *
 * When this process is told to stop, it passes that on to the command, kills it if it takes more
 * than stopGraceSeconds (five), and then ends with exitCodeWhenStopped or, without one, 128 plus the signal's
 * number.
 *
 * Options: environment (variables on top of this process's own), timeoutSeconds (the command is
 * stopped after that time), stopSignal (passed on instead of the received one),
 * exitCodeWhenStopped, shell (whether to go through one). Throws a Failure when the command cannot
 * be started.
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
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part) => held.push(part));
  }
  let stoppedBy;
  const stopWatching = watchForStop((signal) => {
    stoppedBy = signal;
    child.kill(stopSignal ?? signal);
    // A server may wait for a connection that a browser keeps open for minutes.
    setTimeout(() => child.kill("SIGKILL"), stopGraceSeconds * 1000).unref();
  });
  const exitCode = await exitCodeOf(child, command).finally(stopWatching);
  if (stoppedBy) {
    process.exit(exitCodeWhenStopped ?? 128 + constants.signals[stoppedBy]);
  }
  return exitCode;
}

/** Runs a JavaScript file with the Node.js in use; see run for the result and the options. */
export function runNode(path, scriptArguments = [], options = {}) {
  return run(process.execPath, [path, ...scriptArguments], options);
}

/** Runs a command of an installed package, such as "next"; see run for result and options. */
export function runTool(command, toolArguments, options = {}) {
  return runNode(toolPath(command), toolArguments, options);
}

/**
 * Calls onStop with the signal each time this process is told to stop; returns the function that
 * ends the watch.
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

function exitCodeOf(child, command) {
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Failure(`Could not run ${command}: ${error.message}`)));
    child.on(child.stdout ? "close" : "exit", (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal]),
    );
  });
}
