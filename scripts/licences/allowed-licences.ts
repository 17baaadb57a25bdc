/**
 * SPDX identifiers of licences that only require to pass on their text or, in the case of MPL and of LGPL
 * libraries, the source of the package itself.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Bitstream-Vera",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Zlib",
]);

/** Licences that are in a package's files but not in its package.json. */
export const licencesFoundByReading: Readonly<Record<string, string>> = {
  "dejavu-fonts-ttf@2.37.3": "Bitstream-Vera",
  "only@0.0.2": "MIT",
};

/** Whether allowed licences satisfy an SPDX expression, such as "(MIT OR CC0-1.0)". */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowedLicences.has(licence)));
}
