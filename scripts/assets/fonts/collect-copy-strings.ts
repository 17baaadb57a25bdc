import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const copyFolder = "lib/copy";

/** Every string in nested objects and lists. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Every string that the files of `lib/copy` export, in all languages. */
export async function readCopy(): Promise<readonly string[]> {
  const files = (await readdir(copyFolder, { recursive: true })).filter((file) =>
    file.endsWith(".ts"),
  );
  const modules = await Promise.all(
    files
      .sort()
      .map((file): Promise<unknown> => import(pathToFileURL(resolve(copyFolder, file)).href)),
  );
  return modules.flatMap(stringsIn);
}
