import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { builtPages, readHeaderRules } from "@/scripts/build/read-next-build-output";
import { compressFile, compressFiles } from "@/scripts/build/compress-files";
import { buildFolder, projectFolder } from "@/scripts/files/project-paths.mjs";
import type { BuiltFile, StaticManifest } from "@/server/static/static-manifest";
import { HASHED_FILE_CACHING } from "@/server/static/cache-headers.mjs";
import { routerHeaders } from "@/server/response-header-rules.mjs";

/** What unknown addresses get, with a status of its own. */
const notFound = "/_not-found";

const serviceWorker = "static/service-worker.js";

/** Names of files of the framework tell their contents. */
const forEver = { "Cache-Control": HASHED_FILE_CACHING };

/** As Next.js has it for files of no rule. */
const askedAgain = { "Cache-Control": "public, max-age=0" };

const compressedCopy = /\.(br|gz)$/;

/**
 * Puts beside the built pages all that is served with them, each as small as can be, and writes
 * down for the server what there is, and with which headers.
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
        // As Next.js has it: what its router tells apart by its headers, all but the last.
        Vary: [...routerHeaders.slice(0, -1), "Accept-Encoding"].join(", "),
      }),
    );
}

/** Scripts, styles and fonts of the framework. */
function assets(headersOf: HeadersOf): readonly Entry[] {
  return filesBelow("static")
    .filter((file) => file !== serviceWorker)
    .map((file) => {
      const path = `/_next/${file}`;
      return entry(path, file, { ...headersOf(encodeURI(path)), ...forEver });
    });
}

/** What stands in the folder `public`. */
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

/** Paths below the folder of the build, without compressed copies. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(buildFolder, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => !compressedCopy.test(path) && statSync(join(buildFolder, path)).isFile())
    .map((path) => path.split(sep).join("/"));
}
