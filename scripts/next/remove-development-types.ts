import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "@/scripts/files/project-paths.mjs";

/**
 * Removes the types that "next dev" has generated. The type check includes them, and would fail for a
 * page that has been deleted since.
 */
export function removeDevelopmentTypes(): void {
  rmSync(join(buildFolder, "dev", "types"), { recursive: true, force: true });
}
