// Builds the service worker (app/sw.ts) into public/sw.js, with the lists of what it keeps. Comes last in a build, because
// a new page has to have a new worker.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { getManifest } from "@serwist/build";
import { build } from "esbuild";

/** @type {{ polyfillFiles: string[] }} */
const { polyfillFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8"));

const { manifestEntries } = await getManifest({
  globDirectory: ".",
  globPatterns: [
    ".next/static/chunks/*.js",
    ".next/static/media/*rozha*.woff2",
    ".next/server/app/{en,hi}{.html,/**/*.html}",
    "public/pictures/*.{avif,svg}",
    "public/pictures/paper-*.webp",
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

/** An order begins on one of these, or ends up there without a network. */
const neededPages = ["/", "/products", "/offline", "/hi", "/hi/products", "/hi/offline"];
const needed = new Set([...neededPages, ...neededFiles()]);

/** The pages of each language, and the files, that an order needs, or all others. @param {boolean} areNeeded */
const kept = (areNeeded) => {
  const all = addresses.filter((each) => needed.has(each) === areNeeded && isSmallest(each));
  const pages = all.filter((address) => !address.includes("."));
  const hi = pages.filter((page) => /^\/hi(?:\/|$)/.test(page));
  const en = pages.filter((page) => !hi.includes(page));
  return { en, hi, files: all.filter((address) => address.includes(".")) };
};
const release = createHash("sha256").update(JSON.stringify(manifestEntries)).digest("hex");

await build({
  entryPoints: ["app/sw.ts"],
  outfile: "public/sw.js",
  bundle: true,
  minify: true,
  target: "es2020",
  define: {
    NEEDED: JSON.stringify(kept(true)),
    OTHERS: JSON.stringify(kept(false)),
    RELEASE: JSON.stringify(release.slice(0, 12)),
  },
});

/**
 * The scripts of these pages, and the pictures of their cards. A page loads other scripts later: the products the
 * delivery form, which is needed, and like every page the Profile menu, which is not.
 */
function neededFiles() {
  const [home = [], products = [], offline = []] = ["en", "en/products", "en/offline"].map((page) =>
    addressesIn(`.next/server/app/${page}.html`).filter((file) => /\.js$|-320\.avif$/.test(file)),
  );
  const later = (/** @type {string[]} */ files) =>
    files
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => addressesIn(file.replace("/_next", ".next")));
  const profile = later(home);
  const form = later(products).filter((file) => /\.js$/.test(file) && !profile.includes(file));
  return [...home, ...products, ...offline, ...form];
}

/** The files that a page or a script names. @param {string} path */
function addressesIn(path) {
  const found = readFileSync(path, "utf8").matchAll(/(?:\/pictures|static\/chunks)\/[\w./-]+/g);
  return [...found].map(([name]) => name.replace(/^static/, "/_next/static"));
}

/** Of each picture the smallest width is kept. @param {string} address */
function isSmallest(address) {
  const [, name = address, width = 0] = /^(.*-)(\d+)\.avif$/.exec(address) ?? [];
  return !addresses.some((other) => {
    const [, otherName, otherWidth] = /^(.*-)(\d+)\.avif$/.exec(other) ?? [];
    return otherName === name && Number(otherWidth) < Number(width);
  });
}
