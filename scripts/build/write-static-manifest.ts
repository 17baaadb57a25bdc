import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { builtPages, readHeaderRules } from "@/scripts/build/read-next-build-output";
import { compressFile, compressFiles } from "@/scripts/build/compress-files";
import { buildFolder, projectFolder } from "@/scripts/files/project-paths.mjs";
import type { BuiltFile, StaticManifest } from "@/server/static/static-manifest";
import { HASHED_FILE_CACHING } from "@/server/static/cache-headers.mjs";
import { routerHeaders } from "@/server/response-header-rules.mjs";

/** The not-found page, which has no address of its own. */
const notFound = "/_not-found";

const serviceWorker = "static/service-worker.js";

/** The names of the framework's files contain a hash. */
const forEver = { "Cache-Control": HASHED_FILE_CACHING };

/** Next.js's default for files without a rule. */
const askedAgain = { "Cache-Control": "public, max-age=0" };

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

type HeadersOf = ReturnType<typeof readHeaderRules>;
type Entry = readonly [path: string, built: BuiltFile];

function listStaticFiles(): StaticManifest {
  const headersOf = readHeaderRules();
  return {
    pages: Object.fromEntries(pages(headersOf)),
    files: Object.fromEntries([
      ...assets(headersOf),
      ...published(headersOf),
      entry("/sw.js", serviceWorker, headersOf("/sw.js")),
    ]),
  };
}

function pages(headersOf: HeadersOf): readonly Entry[] {
  return builtPages()
    .filter(({ path }) => path !== notFound)
    .map(({ path, file }) =>
      entry(path, relative(buildFolder, file), {
        ...headersOf(path),
        "Content-Type": "text/html; charset=utf-8",
        // The same value as Next.js sends: all headers of the router but the last.
        Vary: [...routerHeaders.slice(0, -1), "Accept-Encoding"].join(", "),
      }),
    );
}

/** Scripts, styles and fonts. */
function assets(headersOf: HeadersOf): readonly Entry[] {
  return filesBelow("static")
    .filter((file) => file !== serviceWorker)
    .map((file) => {
      const path = `/_next/${file}`;
      return entry(path, file, { ...headersOf(encodeURI(path)), ...forEver });
    });
}

/** The files of the folder `public`. */
function published(headersOf: HeadersOf): readonly Entry[] {
  return filesBelow("public").map((file) => {
    const path = file.slice("public".length);
    return entry(path, file, { ...askedAgain, ...headersOf(encodeURI(path)) });
  });
}

function entry(path: string, file: string, own: Record<string, string>): Entry {
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
