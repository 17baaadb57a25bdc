import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../files/project-paths.mjs";

/**
 * What the built site depends on. No build step may write to these files, or the build would be outdated
 * at once.
 */
export const SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "scripts",
  "server",
  ".env.example",
  "instrumentation.ts",
  "next.config.mjs",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  "worker",
];

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** Variables that are read when the server starts, not when the site is built. */
const SERVER_VARIABLES = /^(?:GOOGLE|NEXTAUTH|AUTH)_/;

/** The files that Next.js reads variables from for a production build. */
export const ENVIRONMENT_FILES = [".env", ".env.local", ".env.production", ".env.production.local"];

/**
 * A SHA-256 (hexadecimal) of everything that the built site depends on: the contents of the source and
 * environment files, and the values of the variables in .env.example. Modification times do not count,
 * because Next.js rewrites tsconfig.json unchanged.
 *
 * @param {Environment} environment
 * @returns {string}
 */
export function sourceFingerprint(folder = projectFolder, environment = process.env) {
  const environmentFiles = ENVIRONMENT_FILES.map((path) => readText(join(folder, path)));
  return sha256(JSON.stringify({ ...builtIn(folder, environment), environmentFiles }));
}

/**
 * The build id: 16 hexadecimal digits, the same on every machine for the same sources. It does not depend
 * on what the server reads when it starts, and so not on secrets.
 *
 * @param {Environment} environment
 * @returns {string}
 */
export function buildName(folder = projectFolder, environment = process.env) {
  return sha256(JSON.stringify(builtIn(folder, environment))).slice(0, 16);
}

/**
 * The hash of every source file, and the variables that the build reads.
 *
 * @param {string} folder
 * @param {Environment} environment
 */
function builtIn(folder, environment) {
  const files = SOURCES.flatMap((source) => filesIn(folder, source)).map((path) => [
    path,
    sha256(readFileSync(join(folder, path))),
  ]);
  return { files, variables: buildVariables(folder, environment) };
}

/** @param {import("node:crypto").BinaryLike} content */
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * The names in the lines of an example environment file: "NAME=value" or "# NAME=value".
 *
 * @param {string} exampleText
 */
function variableNames(exampleText) {
  return [...exampleText.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].flatMap(([, name]) => name ?? []);
}

/**
 * The variables that the build reads, with their values; null if a variable is empty or not set.
 *
 * @param {string} folder
 * @param {Environment} environment
 */
function buildVariables(folder, environment) {
  return variableNames(readText(join(folder, ".env.example")) ?? "")
    .filter((name) => !SERVER_VARIABLES.test(name))
    .map((name) => [name, environment[name] || null]);
}

/**
 * The paths, relative to the folder, of a file or of all files in a subfolder; none if it does not exist.
 *
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(folder, path) {
  const entry = lstatSync(join(folder, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesIn(folder, `${path}/${name}`));
}

/**
 * The text of a file, or null when there is no such file.
 *
 * @param {string} path
 */
function readText(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
