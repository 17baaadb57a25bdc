// Builds the shop, and its service worker into public/sw.js. Its stamp is taken before, so that what is edited meanwhile is
// built the next time.
import { writeFileSync } from "node:fs";
import { buildSync } from "esbuild";
import { run } from "./run.mjs";
import { stampFile, stampNow, workerFile } from "./stamp.mjs";

const megabytes = Math.round(process.availableMemory() / 1e6);
// Said ahead, because a system may kill whatever could say it afterwards.
if (megabytes < 1000) {
  console.warn(
    `Warning: a build takes 1 GB of memory, and ${megabytes} MB are left: the system may kill it.`,
  );
}

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
