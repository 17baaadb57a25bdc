// Builds the shop. Its stamp is taken before, so that what is edited meanwhile is built the next time.
import { rmSync, writeFileSync } from "node:fs";
import { run } from "./run.mjs";
import { stampFile, stampNow } from "./stamp.mjs";

// Said ahead, because a system without memory may kill whatever could say it afterwards.
console.log("Building the shop, which takes 1 GB of memory …");
// The service worker of an earlier release would be served in place of the new one.
rmSync("public/sw.js", { force: true });
const stamp = stampNow();
for (const step of [
  ["--import", "tsx", "scripts/check-config.ts"],
  ["node_modules/next/dist/bin/next", "build"],
  ["scripts/after-build.mjs"],
]) {
  run(step, "The shop could not be built.");
}
writeFileSync(stampFile, stamp);
