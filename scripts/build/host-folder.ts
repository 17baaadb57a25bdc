import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { buildFolder } from "@/scripts/build/build-output.mjs";
import { projectFolder } from "@/scripts/setup/project-files.mjs";

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

/** What of next.config.mjs counts when pages are served; its header rules are in the build. */
const configuration = {
  poweredByHeader: false,
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
};

const trace = z.object({ files: z.array(z.string()) });

/**
 * Makes .next/host: "node server.js" in it does what "npm start" does once it has built, with
 * secrets from the environment alone. What it needs of the packages says the trace that Next.js
 * leaves for that purpose (https://nextjs.org/docs/app/api-reference/config/next-config-js/output);
 * "output: standalone" would make a server of its own.
 */
export function makeHostFolder(): void {
  rmSync(hostFolder, { recursive: true, force: true });
  for (const path of [...tracedFiles(), ...untraced]) {
    cpSync(join(projectFolder, path), join(hostFolder, path), { recursive: true });
  }
  for (const name of readdirSync(buildFolder).filter((entry) => !notServed.test(entry))) {
    cpSync(join(buildFolder, name), join(hostFolder, ".next", name), {
      recursive: true,
      filter: (path) => !path.endsWith(".nft.json"),
    });
  }
  write("package.json", '{ "type": "module" }\n');
  write("next.config.mjs", `export default ${JSON.stringify(configuration, null, 2)};\n`);
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

/** Paths in the project of the packages' files that serve it. */
function tracedFiles(): ReadonlySet<string> {
  const traces = readdirSync(join(buildFolder, "server"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".nft.json"))
    .map((name) => join(buildFolder, "server", name));
  const paths = [join(buildFolder, "next-server.js.nft.json"), ...traces].flatMap((file) =>
    trace
      .parse(JSON.parse(readFileSync(file, "utf8")))
      .files.map((path) => relative(projectFolder, join(dirname(file), path))),
  );
  return new Set(paths.filter((path) => path.startsWith("node_modules")));
}
