import { clearInterval, setInterval } from "node:timers";

/** @type {readonly NodeJS.Signals[]} */
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const PARENT_CHECK_MILLISECONDS = 200;

const parentAtStart = process.ppid;

/**
 * Calls onStop with the signal each time this process is told to stop; returns the function that
 * ends the watch.
 *
 * @param {(signal: NodeJS.Signals) => void} onStop
 */
export function watchForStop(onStop) {
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
