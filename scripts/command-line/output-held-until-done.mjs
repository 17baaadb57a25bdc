import { AsyncLocalStorage } from "node:async_hooks";
import { Buffer } from "node:buffer";

/**
 * The output of the current work, while it is held back.
 *
 * @type {AsyncLocalStorage<Buffer[]>}
 */
export const heldOutput = new AsyncLocalStorage();

/**
 * Holds back the output of some work and its commands until it is done, so that the output of work that
 * runs in parallel does not mix.
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
 * Prints a line, in the right order with the output of commands.
 *
 * @param {string} line
 */
export function print(line) {
  const held = heldOutput.getStore();
  if (held) held.push(Buffer.from(`${line}\n`));
  else console.log(line);
}
