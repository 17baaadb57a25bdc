import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress.mjs";
import { projectFolder } from "./project.mjs";

/** The folder that serves the shop alone, without sources or development dependencies. */
const STANDALONE = join(projectFolder, ".next", "standalone");

/** scripts/serve.mjs and all that it imports. */
const SERVER_SCRIPTS = [
  "address",
  "project",
  "request-guard",
  "script",
  "security-headers",
  "serve",
  "shop-server",
];

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
  const copied = ["public", ".next/static", ...SERVER_SCRIPTS.map((name) => `scripts/${name}.mjs`)];
  for (const path of copied) {
    cpSync(join(projectFolder, path), join(STANDALONE, path), { recursive: true });
  }
  writeFileSync(join(STANDALONE, "server.js"), ENTRY);
  for (const name of SECRET_FILES) rmSync(join(STANDALONE, name), { force: true });
  await Promise.all([
    compressFiles(join(STANDALONE, "public")),
    compressFiles(join(STANDALONE, ".next", "static")),
  ]);
}
