import { AsyncLocalStorage } from "node:async_hooks";
import { Buffer } from "node:buffer";

/**
 * What the work under way has printed, where that is held back.
 *
 * @type {AsyncLocalStorage<Buffer[]>}
 */
export const heldOutput = new AsyncLocalStorage();

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
