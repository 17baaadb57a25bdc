import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../files/project-paths.mjs";

/**
 * What the built site depends on. No build step may write to these files, or the build would be outdated
 * at once.
 */
export const sources = [
  "app",
  "components",
  "lib",
  "public",
  "scripts/build",
  "scripts/build.mjs",
  "scripts/command-line",
  "scripts/files",
  "scripts/next",
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
const serverVariables = /^(?:GOOGLE|NEXTAUTH|AUTH)_/;

/** The files that Next.js reads variables from for a production build. */
export const environmentFiles = [".env", ".env.local", ".env.production", ".env.production.local"];

/**
 * A SHA-256 (hexadecimal) of everything that the built site depends on: what its name depends on, and the
 * environment files.
 *
 * @param {Environment} environment
 * @returns {string}
 */
export function sourceFingerprint(folder = projectFolder, environment = process.env) {
  return sha256(
    JSON.stringify([
      buildName(folder, environment),
      environmentFiles.map((path) => hashOf(folder, path)),
    ]),
  );
}

/**
 * The build id: 16 hexadecimal digits, the same on every machine for the same source files and values of
 * the variables in .env.example. Modification times do not count, because Next.js rewrites tsconfig.json
 * unchanged. Neither does what the server reads when it starts, and so no secret.
 *
 * @param {Environment} environment
 * @returns {string}
 */
export function buildName(folder = projectFolder, environment = process.env) {
  const files = sources.flatMap((source) => filesIn(folder, source));
  const hashes = files.map((path) => [path, hashOf(folder, path)]);
  return sha256(JSON.stringify([hashes, buildVariables(folder, environment)])).slice(0, 16);
}

/**
 * The variables that the build reads, with their values; null if a variable is empty or not set. Their
 * names are in the lines of .env.example: "NAME=value" or "# NAME=value".
 *
 * @param {string} folder
 * @param {Environment} environment
 */
function buildVariables(folder, environment) {
  return [
    ...readFileSync(join(folder, ".env.example"), "utf8").matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm),
  ]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !serverVariables.test(name))
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
  const place = join(folder, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(folder, `${path}/${name}`));
}

/**
 * The hash of a file; null if there is none.
 *
 * @param {string} folder
 * @param {string} path
 */
function hashOf(folder, path) {
  const place = join(folder, path);
  return existsSync(place) ? sha256(readFileSync(place)) : null;
}

/** @param {import("node:crypto").BinaryLike} content */
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}
