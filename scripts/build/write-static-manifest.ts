import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { builtPages, notFoundPath, readHeaderRules } from "@/scripts/build/read-next-build-output";
import { compressFile, compressFiles } from "@/scripts/build/compress-files";
import { buildFolder, projectFolder } from "@/scripts/files/project-paths.mjs";
import type { BuiltFile, StaticManifest } from "@/server/static/static-manifest";
import { hashedFileCaching } from "@/server/static/cache-headers.mjs";
import { routerHeaders } from "@/server/response-headers-by-path.mjs";

const serviceWorker = "static/service-worker.js";

/** Next.js's default for files without a rule. */
const askedAgain = { "Cache-Control": "public, max-age=0" };

const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  // The same value as Next.js sends: all headers of the router but the last.
  Vary: [...routerHeaders.slice(0, -1), "Accept-Encoding"].join(", "),
};

const compressedCopy = /\.(br|gz)$/;

/**
 * Copies the folder `public` into the build, compresses all files, and writes the manifest of files and
 * headers for the server.
 */
export async function writeStaticManifest(): Promise<void> {
  rmSync(join(buildFolder, "public"), { recursive: true, force: true });
  cpSync(join(projectFolder, "public"), join(buildFolder, "public"), { recursive: true });
  await Promise.all([
    compressFiles(join(buildFolder, "static")),
    compressFiles(join(buildFolder, "public")),
    ...builtPages().map(({ file }) => compressFile(file)),
  ]);
  writeFileSync(join(buildFolder, "static-manifest.json"), JSON.stringify(listStaticFiles()));
}

function listStaticFiles(): StaticManifest {
  const headersOf = readHeaderRules();
  const pages = builtPages()
    .filter(({ path }) => path !== notFoundPath)
    .map(({ path, file }) =>
      entry(path, relative(buildFolder, file), { ...headersOf(path), ...pageHeaders }),
    );
  const assets = filesBelow("static")
    .filter((file) => file !== serviceWorker)
    .map((file) => {
      const path = `/_next/${file}`;
      const caching = { "Cache-Control": hashedFileCaching };
      return entry(path, file, { ...headersOf(encodeURI(path)), ...caching });
    });
  const published = filesBelow("public").map((file) => {
    const path = file.slice("public".length);
    return entry(path, file, { ...askedAgain, ...headersOf(encodeURI(path)) });
  });
  const worker = entry("/sw.js", serviceWorker, headersOf("/sw.js"));
  return {
    pages: Object.fromEntries(pages),
    files: Object.fromEntries([...assets, ...published, worker]),
  };
}

function entry(
  path: string,
  file: string,
  own: Record<string, string>,
): readonly [path: string, built: BuiltFile] {
  const isCompressed = existsSync(`${join(buildFolder, file)}.br`);
  return [path, { file, headers: isCompressed ? { Vary: "Accept-Encoding", ...own } : own }];
}

/** The files in a folder of the build, without compressed copies. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(buildFolder, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => !compressedCopy.test(path) && statSync(join(buildFolder, path)).isFile())
    .map((path) => path.split(sep).join("/"));
}
