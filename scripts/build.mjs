// Builds the shop, and its service worker into public/sw.js. Its stamp is taken before, so that what is edited meanwhile is built the next time.
import { buildSync } from "esbuild";
import { run } from "./setup.mjs";
import { stampOf, writeStamp } from "./stamp.mjs";

const stamp = stampOf(".");
for (const step of [
  ["--import", "tsx", "scripts/check-config.ts"],
  ["node_modules/next/dist/bin/next", "build"],
  ["scripts/after-build.mjs"],
]) {
  run(process.execPath, step, "The shop could not be built.");
}
buildSync({
  entryPoints: ["app/sw.ts"],
  outfile: "public/sw.js",
  bundle: true,
  minify: true,
  target: "es2020",
});
writeStamp(".", stamp);
