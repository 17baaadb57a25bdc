import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../server/failure-with-message-for-terminal.mjs";
import { projectFolder } from "../files/project-paths.mjs";

/** @throws Failure if Node.js is older than package.json requires (">=20.9") */
export function requireSupportedNode() {
  const manifest = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  const required = manifest.engines.node.replace(">=", "");
  if (process.versions.node.localeCompare(required, "en", { numeric: true }) < 0) {
    throw new Failure(
      `Node.js ${required} or later is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
}
