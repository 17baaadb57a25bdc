import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../server/failure-without-stack-trace.mjs";
import { projectFolder } from "../files/project-paths.mjs";

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

/** @throws Failure if Node.js is older than package.json requires (">=20.9") */
function requireSupportedNode() {
  const manifest = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  const required = manifest.engines.node.replace(">=", "");
  if (process.versions.node.localeCompare(required, "en", { numeric: true }) < 0) {
    throw new Failure(
      `Node.js ${required} or later is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
}
