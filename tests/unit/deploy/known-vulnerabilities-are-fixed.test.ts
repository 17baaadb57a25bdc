import { readFileSync } from "node:fs";
import * as z from "zod";

interface Advisory {
  /** The identifier in GitHub's advisory database, or the CVE. */
  readonly id: string;
  readonly name: string;
  /** The first version of the line in use that is not affected. */
  readonly fixed: string;
}

/** Advisories about code that a visitor's request can reach, as of 20 November 2026. */
const advisories: readonly Advisory[] = [
  { id: "CVE-2025-29927", name: "next", fixed: "15.2.3" },
  { id: "GHSA-9qr9-h5gf-34mp", name: "next", fixed: "16.0.7" },
  { id: "CVE-2026-64642", name: "next", fixed: "16.2.11" },
  { id: "GHSA-2xp9-vwfh-vxw4", name: "next", fixed: "16.3.3" },
  { id: "CVE-2025-32442", name: "fastify", fixed: "5.3.2" },
  { id: "CVE-2025-55182", name: "react", fixed: "19.2.1" },
  { id: "CVE-2025-55184", name: "react", fixed: "19.2.3" },
  { id: "CVE-2025-55184", name: "react-dom", fixed: "19.2.3" },
  { id: "GHSA-v64w-49xw-qq89", name: "next-auth", fixed: "4.24.5" },
  { id: "GHSA-7rqj-j65f-68wh", name: "next-auth", fixed: "4.24.15" },
  { id: "GHSA-pxg6-pf52-xh8x", name: "cookie", fixed: "0.7.0" },
  { id: "GHSA-hhhv-q57g-882q", name: "jose", fixed: "4.15.5" },
  { id: "GHSA-w5hq-g745-h8pq", name: "uuid", fixed: "11.1.1" },
  { id: "GHSA-36hm-qxxp-pg3m", name: "preact", fixed: "10.28.2" },
  { id: "GHSA-7fh5-64p2-3v2j", name: "postcss", fixed: "8.4.31" },
  { id: "GHSA-mwcw-c2x4-8c55", name: "nanoid", fixed: "3.3.8" },
  { id: "GHSA-54xq-cgqr-rpm3", name: "sharp", fixed: "0.32.6" },
];

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional() }),
  ),
});
const { packages } = lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/** The versions of a package in a production install, including nested ones. */
function installedVersions(name: string): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
    .flatMap(([, { version = [] }]) => version);
}

function isAtLeast(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, "en", { numeric: true }) >= 0;
}

test.each(advisories)("$id does not concern the $name that is installed", ({ name, fixed }) => {
  const installed = installedVersions(name);

  expect(installed).not.toEqual([]);
  expect(installed.filter((version) => !isAtLeast(version, fixed))).toEqual([]);
});
