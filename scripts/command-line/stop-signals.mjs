import { clearInterval, setInterval, setTimeout } from "node:timers";

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];
const parentCheckMilliseconds = 200;
/** The server gives a slow request ten seconds. */
const stopGraceSeconds = 12;

const parentAtStart = process.ppid;

/**
 * Passes the signals that stop this process on to a command, and kills the command if it does not end in
 * time. Returns `end`, which stops that, and `lastSignal`, which gives the last signal received, if any.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} [stopSignal] to pass on instead of the received one
 */
export function forwardStopSignals(child, stopSignal) {
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;

  /** @param {NodeJS.Signals} signal */
  function onStop(signal) {
    stoppedBy = signal;
    child.kill(stopSignal ?? signal);
    // A server may wait for a connection that a browser keeps open for minutes.
    setTimeout(() => child.kill("SIGKILL"), stopGraceSeconds * 1000).unref();
  }

  const parentCheck = setInterval(() => {
    if (hasLostNpm()) {
      clearInterval(parentCheck);
      onStop("SIGTERM");
    }
  }, parentCheckMilliseconds);
  stopSignals.forEach((signal) => process.on(signal, onStop));
  function end() {
    clearInterval(parentCheck);
    stopSignals.forEach((signal) => process.off(signal, onStop));
  }
  return { end, lastSignal: () => stoppedBy };
}

/**
 * Whether npm started this process and has ended since. A signal to npm reaches only the shell between
 * npm and this process, which ends without passing it on.
 */
function hasLostNpm() {
  return Boolean(process.env.npm_lifecycle_event) && process.ppid !== parentAtStart;
}
