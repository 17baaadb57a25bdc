import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const builtFile = z.object({
  /** Its path in the folder of the build; compressed copies are next to it. */
  file: z.string(),
  /** All headers of the response but those that depend on the request or on the contents. */
  headers: z.record(z.string(), z.string()),
});

const staticManifest = z.object({
  /** Documents, by address. */
  pages: z.record(z.string(), builtFile),
  /** Scripts, styles, fonts and pictures, by address. */
  files: z.record(z.string(), builtFile),
});

export type BuiltFile = z.infer<typeof builtFile>;

/** The files of the build, which are the same for everyone. */
export type StaticManifest = z.infer<typeof staticManifest>;

/** Reads the manifest that scripts/build/write-static-manifest.ts has written into the folder of the build. */
export function readStaticManifest(folder: string): StaticManifest {
  return staticManifest.parse(
    JSON.parse(readFileSync(join(folder, "static-manifest.json"), "utf8")),
  );
}
