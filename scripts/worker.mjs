// Builds the service worker (app/sw.ts) into public/sw.js, with the list of what it keeps. Comes last in a build,
// because the list has a hash of each page.
import { createHash } from "node:crypto";
import { getManifest } from "@serwist/build";
import { build } from "esbuild";

const { manifestEntries } = await getManifest({
  globDirectory: ".",
  globPatterns: [
    ".next/static/chunks/*.{js,css}",
    ".next/static/media/*rozha*.woff2",
    ".next/server/app/{en,hi}{.html,/**/*.html}",
    // One width of each picture.
    "public/pictures/*-{tall,wide}-*-960.avif",
    "public/pictures/!(hero-*)-480.avif",
    "public/pictures/*.svg",
    "public/pictures/paper-*.webp",
  ],
  globIgnores: ["**/auth/*.html", "**/not-found.html"],
});
if (!manifestEntries) throw new Error("Serwist has found nothing to keep.");

const addresses = manifestEntries.map(({ url }) =>
  url
    .replace(/^(?:public|\.next\/server\/app\/en|\.next\/server\/app)(?=[/.])/, "")
    .replace(/^\.next\//, "/_next/")
    .replace(/\.html$/, ""),
);
const isPage = (/** @type {string} */ address) => !address.includes(".");
const isHindi = (/** @type {string} */ address) => address === "/hi" || address.startsWith("/hi/");
const kept = {
  en: addresses.filter((each) => isPage(each) && !isHindi(each)).map((each) => each || "/"),
  hi: addresses.filter((each) => isPage(each) && isHindi(each)),
  files: addresses.filter((each) => !isPage(each)),
};

await build({
  entryPoints: ["app/sw.ts"],
  outfile: "public/sw.js",
  bundle: true,
  minify: true,
  target: "es2020",
  define: {
    KEPT: JSON.stringify(kept),
    RELEASE: JSON.stringify(
      createHash("sha256").update(JSON.stringify(manifestEntries)).digest("hex").slice(0, 12),
    ),
  },
});
