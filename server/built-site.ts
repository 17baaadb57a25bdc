import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const builtFile = z.object({
  /** Its path below the folder of the build; compressed copies stand beside it. */
  file: z.string(),
  /** All headers of the answer but those that depend on the request or on the contents. */
  headers: z.record(z.string(), z.string()),
});

const builtSite = z.object({
  /** Documents, by address. */
  pages: z.record(z.string(), builtFile),
  /** Scripts, styles, fonts and pictures, by address. */
  files: z.record(z.string(), builtFile),
});

export type BuiltFile = z.infer<typeof builtFile>;

/** What the build has made for everyone alike. */
export type BuiltSite = z.infer<typeof builtSite>;

/** Reads the list that scripts/build/write-built-site.ts has left in the folder of the build. */
export function readBuiltSite(folder: string): BuiltSite {
  return builtSite.parse(JSON.parse(readFileSync(join(folder, "built-site.json"), "utf8")));
}
