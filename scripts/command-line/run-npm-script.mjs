import { Failure } from "../../server/failure-with-message-for-terminal.mjs";
import { requireSupportedNode } from "./require-supported-node.mjs";

/**
 * Runs a script, and ends the process with its exit code. Of a Failure only the message is printed, and
 * the exit code is 1; any other error is a defect and keeps its stack trace.
 *
 * @param {() => Promise<number>} work
 */
export async function runScript(work) {
  try {
    requireSupportedNode();
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Failure)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}
