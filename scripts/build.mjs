// Builds the shop, and its service worker into public/sw.js. Its stamp is taken before, so that what is edited meanwhile is
// built the next time.
import { writeFileSync } from "node:fs";
import { buildSync } from "esbuild";
import { run } from "./run.mjs";
import { stampFile, stampNow, workerFile } from "./stamp.mjs";

// Said ahead, because a system without memory may kill whatever could say it afterwards.
console.log("Building the shop, which takes 1 GB of memory …");
const stamp = stampNow();
for (const step of [
  ["--import", "tsx", "scripts/check-config.ts"],
  ["node_modules/next/dist/bin/next", "build"],
  ["scripts/after-build.mjs"],
]) {
  run(step, "The shop could not be built.");
}
buildSync({
  entryPoints: ["app/sw.ts"],
  outfile: workerFile,
  bundle: true,
  minify: true,
  target: "es2020",
});
writeFileSync(stampFile, stamp);
