import { readLockfile } from "@/scripts/licences/lockfile-packages";
import { isAllowed } from "@/scripts/licences/allowed-licences";

test.each([
  ["MIT", true],
  ["(MIT OR CC0-1.0)", true],
  ["(GPL-3.0-only OR MIT)", true],
  ["(MIT AND Zlib)", true],
  ["MIT AND GPL-3.0-only", false],
  ["AGPL-3.0-or-later", false],
  ["UNLICENSED", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["", false],
])("the licence %j: allowed is %s", (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test("reads every package of a lockfile once", () => {
  const lock = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/a": { version: "1.0.0", license: "MIT" },
      "node_modules/b/node_modules/@scope/a": { version: "2.0.0", license: "ISC", dev: true },
      "node_modules/c/node_modules/a": { version: "1.0.0", license: "MIT" },
      "node_modules/d-win32-x64": { version: "3.0.0", optional: true, cpu: ["x64"] },
    },
  };

  expect(readLockfile(JSON.stringify(lock))).toEqual([
    { id: "a@1.0.0", licence: "MIT", isDevelopment: false, isForOneSystem: false },
    { id: "@scope/a@2.0.0", licence: "ISC", isDevelopment: true, isForOneSystem: false },
    { id: "d-win32-x64@3.0.0", licence: undefined, isDevelopment: false, isForOneSystem: true },
  ]);
});
