import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { buildName, ENVIRONMENT_FILES, SOURCES } from "../build/fingerprint.mjs";
import { projectFolder } from "../setup/project-files.mjs";
import { runNode } from "../setup/run-command.mjs";
import { Failure } from "../setup/failure.mjs";

/** Holds the next release of the shop: another build of it, for the tests of updates. */
export const nextReleaseFolder = join(projectFolder, ".next-release");

const NAME_FILE = join(nextReleaseFolder, ".next", "made-from");

/**
 * How the next release differs: every price is 5 rupees higher, and every script and style sheet has
 * another name, so that nothing of this version is left on a server that has moved on. It is not
 * compressed, which the tests do not need. And its owner has set what only some days need.
 */
const CHANGES = [
  ["lib/shop/catalogue.ts", /rupees: (\d+)/g, (_, rupees) => `rupees: ${Number(rupees) + 5}`],
  [
    "scripts/next/webpack.mjs",
    /hashDigestLength = 8;\n/,
    (setting) => `${setting}config.output.hashSalt = "next-release";\n`,
  ],
  ["scripts/build/built-site.ts", / {2}await Promise\.all\(\[[\s\S]*?\]\);\n/, () => ""],
];

const SETTINGS = {
  SOLD_OUT: "homemade-curd, fresh-paneer:250g",
  NOTICE_HI: "26 जनवरी को डिलीवरी नहीं होगी",
};

/** Builds the next release unless it is there, made from the sources as they are now. */
export async function ensureNextRelease() {
  const name = buildName();
  if (existsSync(NAME_FILE) && readFileSync(NAME_FILE, "utf8") === name) {
    return;
  }
  console.log("Building the next release of the shop, for the tests of updates …");
  copySources();
  const script = join(nextReleaseFolder, "scripts", "build.mjs");
  if ((await runNode(script, [], { environment: SETTINGS })) !== 0) {
    throw new Failure("The next release of the shop could not be built: the reason is above.");
  }
  writeFileSync(NAME_FILE, name);
}

function copySources() {
  rmSync(NAME_FILE, { force: true });
  mkdirSync(nextReleaseFolder, { recursive: true });
  for (const path of [...SOURCES, ...ENVIRONMENT_FILES]) {
    rmSync(join(nextReleaseFolder, path), { recursive: true, force: true });
    if (existsSync(join(projectFolder, path))) {
      cpSync(join(projectFolder, path), join(nextReleaseFolder, path), { recursive: true });
    }
  }
  for (const [path, pattern, change] of CHANGES) {
    const file = join(nextReleaseFolder, path);
    const text = readFileSync(file, "utf8");
    if (text.search(pattern) === -1)
      throw new Failure(`scripts/test/next-release.mjs: no ${pattern} in ${path}.`);
    writeFileSync(file, text.replace(pattern, change));
  }
  const packages = join(nextReleaseFolder, "node_modules");
  if (!existsSync(packages)) symlinkSync(join(projectFolder, "node_modules"), packages, "junction");
}
