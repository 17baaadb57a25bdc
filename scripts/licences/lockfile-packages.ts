import { z } from "zod";

/** One version of one package that the lockfile names. */
export interface LockedPackage {
  /** "next-auth@4.24.15" */
  readonly id: string;
  /** An SPDX expression; undefined where the lockfile has none. */
  readonly licence: string | undefined;
  readonly isDevelopment: boolean;
  /** One of several variants, of which only that of the system in use is installed. */
  readonly isForOneSystem: boolean;
}

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});

/** The packages of a package-lock.json, each once; throws where it has another shape. */
export function readLockfile(json: string): LockedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(json));
  const found = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]): LockedPackage => ({
      id: `${path.replace(/^.*node_modules\//, "")}@${entry.version ?? "?"}`,
      licence: entry.license,
      isDevelopment: entry.dev ?? false,
      isForOneSystem: Boolean(entry.optional && entry.cpu),
    }));
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
