import * as z from "zod";

/** One version of a package in the lockfile. */
export interface LockedPackage {
  /** "next-auth@4.24.15" */
  readonly id: string;
  /** An SPDX expression; undefined where the lockfile has none. */
  readonly licence: string | undefined;
  readonly isDevelopment: boolean;
  /** One of several variants, of which npm installs only that for the current system. */
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

/**
 * The packages in a package-lock.json, without repetition.
 *
 * @throws if the lockfile is not valid
 */
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
