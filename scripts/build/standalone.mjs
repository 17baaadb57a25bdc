import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { buildFolder, builtPages } from "./build-output.mjs";
import { compressFile, compressFiles } from "./compress.mjs";
import { projectFolder } from "../setup/project-files.mjs";

/** The folder that serves the shop alone, without sources or development dependencies. */
const STANDALONE = join(buildFolder, "standalone");

const ENTRY = `// Serves the shop: PORT (3000) and HOST (127.0.0.1; 0.0.0.0 for other machines) say where.
import "./server/serve.mjs";
`;

/** What Next.js copies, though it holds secrets: a folder that travels to hosts must not. */
const SECRET_FILES = [".env", ".env.production"];

/** Compresses the built pages, scripts and styles once, as small as can be. */
export async function compressBuild() {
  await Promise.all([
    compressFiles(join(buildFolder, "static")),
    ...builtPages().map(({ file }) => compressFile(file)),
  ]);
}

/**
 * Adds what Next.js leaves out of its standalone folder, and replaces its server by ours: "node
 * .next/standalone/server.js" then does what "npm start" does once it has built, with secrets from
 * the environment alone.
 */
export async function completeStandalone() {
  const documents = builtPages().flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]);
  const pages = documents
    .filter((path) => existsSync(path))
    .map((path) => relative(projectFolder, path));
  for (const path of ["public", ".next/static", ...modulesOf("serve"), ...pages]) {
    cpSync(join(projectFolder, path), join(STANDALONE, path), { recursive: true });
  }
  writeFileSync(join(STANDALONE, "server.js"), ENTRY);
  for (const name of SECRET_FILES) rmSync(join(STANDALONE, name), { force: true });
  await compressFiles(join(STANDALONE, "public"));
}

/** The path of a module of the server, and of all that it imports, directly or by others. */
function modulesOf(name, found = new Set()) {
  const path = `server/${name}.mjs`;
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(join(projectFolder, path), "utf8").matchAll(
    / from "\.\/(.+)\.mjs"/g,
  );
  for (const [, imported] of imports) modulesOf(imported, found);
  return found;
}
