// Builds the service worker (app/sw.ts) into public/sw.js, with the addresses that it keeps. It is the last step of a build,
// because a new page has to bring a new worker.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { getManifest } from "@serwist/build";
import { build } from "esbuild";
import * as z from "zod";
import { languages } from "@/lib/language";
import { pathTo } from "@/lib/paths";
import { pictures, pictureSources } from "@/lib/pictures";

const { polyfillFiles } = z
  .object({ polyfillFiles: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(".next/build-manifest.json", "utf8")));

const smallestPictures = pictures.flatMap(({ id }) => pictureSources(id).avif.split(" ")[0] ?? []);

const { manifestEntries } = await getManifest({
  globDirectory: ".",
  // In the order in which the worker keeps them: the files first, so that a kept page has what it needs.
  globPatterns: [
    ".next/static/chunks/*.js",
    ".next/static/media/*rozha*.woff2",
    ...smallestPictures.map((address) => `public${address}`),
    "public/pictures/*.svg",
    "public/pictures/paper-*.webp",
    ".next/server/app/{en,hi}{.html,/**/*.html}",
  ],
  globIgnores: [
    "**/auth/*.html",
    "**/not-found.html",
    ...polyfillFiles.map((file) => `.next/${file}`),
  ],
  modifyURLPrefix: {
    "public/": "/",
    ".next/static/": "/_next/static/",
    ".next/server/app/en": "",
    ".next/server/app/": "/",
  },
});
if (!manifestEntries) throw new Error("Serwist has found nothing to keep.");

const addresses = manifestEntries.map(({ url }) => url.replace(/\.html$/, "") || "/");
const orderAddresses = new Set([...orderPages(), ...orderFiles()]);
const release = createHash("sha256").update(JSON.stringify(manifestEntries)).digest("hex");

await build({
  entryPoints: ["app/sw.ts"],
  outfile: "public/sw.js",
  bundle: true,
  minify: true,
  target: "es2020",
  define: {
    ORDER_ADDRESSES: JSON.stringify(addresses.filter((each) => orderAddresses.has(each))),
    OTHER_ADDRESSES: JSON.stringify(addresses.filter((each) => !orderAddresses.has(each))),
    RELEASE: JSON.stringify(release.slice(0, 12)),
  },
});

/** The pages on which an order begins, and the one where it ends up without a network, in each language. */
function orderPages(): string[] {
  const pages = ["home", "products", "offline"] as const;
  return languages.flatMap((language) => pages.map((page) => pathTo(language, page)));
}

/**
 * The scripts of the pages for an order, and the pictures of their cards. Some scripts load later: on every page that of the
 * Profile menu, which an order does not need, and on the products page that of the delivery form, which it does need.
 */
function orderFiles(): string[] {
  const [home, products, offline] = [filesOf("en"), filesOf("en/products"), filesOf("en/offline")];
  const profileMenu = laterScripts(home);
  const deliveryForm = laterScripts(products).filter((script) => !profileMenu.includes(script));
  return [...home, ...products, ...offline, ...deliveryForm];
}

/** The scripts of a built page, and its pictures in the width of a card. */
function filesOf(page: string): string[] {
  return filesNamedIn(`.next/server/app/${page}.html`).filter((file) =>
    /\.js$|-320\.avif$/.test(file),
  );
}

/** The scripts that these scripts name, in order to load them when they are called for. */
function laterScripts(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => filesNamedIn(file.replace("/_next", ".next")))
    .filter((file) => file.endsWith(".js"));
}

/** The addresses of the scripts and pictures that the text of a file names. */
function filesNamedIn(path: string): string[] {
  const names = readFileSync(path, "utf8").matchAll(/(?:\/pictures|static\/chunks)\/[\w./-]+/g);
  return Array.from(names, ([name]) => name.replace(/^static/, "/_next/static"));
}
