// Builds the shop. Its stamp is taken before, so that what is edited meanwhile is built the next time.
import { run } from "./setup.mjs";
import { stampOf, writeStamp } from "./stamp.mjs";

const stamp = stampOf(".");
for (const step of [
  ["--import", "tsx", "scripts/check-config.ts"],
  ["node_modules/next/dist/bin/next", "build"],
  ["scripts/after-build.mjs"],
  ["--import", "tsx", "scripts/worker.ts"],
]) {
  if (!run(process.execPath, step)) process.exit(1);
}
writeStamp(".", stamp);
