import { writeBuiltSite } from "@/scripts/build/built-site";
import { bundleServer } from "@/scripts/build/bundle-server";
import { makeHostFolder } from "@/scripts/build/host-folder";

// Makes of Next.js's build what our server serves; with --host also the folder for another machine.
await writeBuiltSite();
await bundleServer();
if (process.argv.includes("--host")) makeHostFolder();
