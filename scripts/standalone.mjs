import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress.mjs";
import { projectFolder } from "./project.mjs";

/** The folder that serves the shop alone, without sources or development dependencies. */
const STANDALONE = join(projectFolder, ".next", "standalone");

const ENTRY = `// Serves the shop: PORT (3000) and HOST (127.0.0.1; 0.0.0.0 for other machines) say where.
import "./scripts/serve.mjs";
`;

/** What Next.js copies, though it holds secrets: a folder that travels to hosts must not. */
const SECRET_FILES = [".env", ".env.production"];

/**
 * Adds what Next.js leaves out of its standalone folder, and replaces its server by ours: "node
 * .next/standalone/server.js" then does what "npm start" does once it has built, with secrets from
 * the environment alone.
 */
export async function completeStandalone() {
  for (const path of ["public", ".next/static", ...scriptsOf("serve")]) {
    cpSync(join(projectFolder, path), join(STANDALONE, path), { recursive: true });
  }
  writeFileSync(join(STANDALONE, "server.js"), ENTRY);
  for (const name of SECRET_FILES) rmSync(join(STANDALONE, name), { force: true });
  await Promise.all([
    compressFiles(join(STANDALONE, "public")),
    compressFiles(join(STANDALONE, ".next", "static")),
  ]);
}

/** The path of a script, and of all that it imports, directly or by others. */
function scriptsOf(name, found = new Set()) {
  const path = `scripts/${name}.mjs`;
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(join(projectFolder, path), "utf8").matchAll(
    / from "\.\/(.+)\.mjs"/g,
  );
  for (const [, imported] of imports) scriptsOf(imported, found);
  return found;
}
