import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, projectFolder } from "@/scripts/files/project-paths.mjs";
import { servingConfig } from "@/server/next-config-without-build-settings.mjs";

/** The folder to deploy, without sources and development dependencies. */
const hostFolder = join(buildFolder, "host");

/** Files of the build that the server does not need. */
const notServed =
  /^(?:cache|dev|diagnostics|host|standalone|types|trace.*|.*\.nft\.json|.*\.tsbuildinfo)$/;

/** Next.js needs these to read its configuration, but its file tracing omits them. */
const untraced = [
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime/package.json",
];

/**
 * Makes .next/host, in which "node server.js" serves the shop like "npm start", with secrets from the
 * environment only. From Next.js's standalone folder it takes the packages that Next.js needs; our
 * server is a single file.
 */
export function makeHostFolder(): void {
  rmSync(hostFolder, { recursive: true, force: true });
  cpSync(join(buildFolder, "standalone/node_modules"), join(hostFolder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const path of untraced) {
    cpSync(join(projectFolder, path), join(hostFolder, path), { recursive: true });
  }
  for (const name of readdirSync(buildFolder).filter((entry) => !notServed.test(entry))) {
    cpSync(join(buildFolder, name), join(hostFolder, ".next", name), {
      recursive: true,
      filter: (path) => !path.endsWith(".nft.json"),
    });
  }
  write("package.json", '{ "type": "module" }\n');
  write("next.config.mjs", `export default ${JSON.stringify(servingConfig, null, 2)};\n`);
  write(
    "server.js",
    `// Serves the shop: PORT (3000) and HOST (127.0.0.1; 0.0.0.0 for other machines) say where.
import "./.next/shop-server.cjs";
`,
  );
}

function write(name: string, text: string): void {
  writeFileSync(join(hostFolder, name), text);
}
