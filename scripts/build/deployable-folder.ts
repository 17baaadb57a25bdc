import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, projectFolder } from "@/scripts/files/project-paths.mjs";
import { servingConfig } from "@/server/runtime-next-config.mjs";

/** The folder that serves the shop alone, without sources or development dependencies. */
const hostFolder = join(buildFolder, "host");

/** What of the build only another build needs. */
const notServed =
  /^(?:cache|dev|diagnostics|host|standalone|types|trace.*|.*\.nft\.json|.*\.tsbuildinfo)$/;

/** Next.js looks for these when it reads its configuration, and its trace leaves them out. */
const untraced = [
  "node_modules/next/dist/compiled/webpack",
  "node_modules/next/dist/compiled/@babel/runtime/package.json",
];

/**
 * Makes .next/host: "node server.js" in it does what "npm start" does once it has built, with
 * secrets from the environment alone. Of Next.js's own folder for hosts it takes the packages that
 * Next.js and its server need: ours is one file that needs nothing else.
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
