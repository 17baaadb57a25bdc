/**
 * `npm run licences`: lists the licences of all packages in the lockfile, and fails if one is not allowed
 * (scripts/licences/allowed-licences.ts).
 */
import { readFileSync } from "node:fs";
import { readLockfile, type LockedPackage } from "@/scripts/licences/lockfile-packages";
import { licencesFoundByReading, isAllowed } from "@/scripts/licences/allowed-licences";

const packages = readLockfile(readFileSync("package-lock.json", "utf8")).map((one) => ({
  ...one,
  licence: licencesFoundByReading[one.id] ?? one.licence,
}));

print("For building and serving", (one) => !one.isDevelopment);
print("For testing and for work on the shop", (one) => one.isDevelopment);

const refused = packages.filter(({ licence, isForOneSystem }) =>
  licence === undefined ? !isForOneSystem : !isAllowed(licence),
);
for (const { id, licence } of refused) {
  console.error(`Not among the allowed licences: ${id} (${licence ?? "none given"})`);
}
process.exitCode = refused.length === 0 ? 0 : 1;

function print(title: string, isWanted: (one: LockedPackage) => boolean): void {
  const byLicence = new Map<string, string[]>();
  for (const { id, licence = "as their other variants" } of packages.filter(isWanted)) {
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), id]);
  }
  console.log(`${title}:`);
  for (const [licence, ids] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`  ${licence} (${ids.length}): ${ids.sort().join(", ")}`);
  }
}
