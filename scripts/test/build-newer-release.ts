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
import {
  environmentFiles,
  sourceFingerprint,
  sources,
} from "@/scripts/build/source-hash-and-build-id.mjs";
import { projectFolder } from "@/scripts/files/project-paths.mjs";
import { print } from "@/scripts/command-line/output-held-until-done.mjs";
import { runNode } from "@/scripts/command-line/run-command.mjs";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";

/** Holds the next release of the shop: another build of it, for the tests of updates. */
export const newerReleaseFolder = join(projectFolder, ".next-release");

const nameFile = join(newerReleaseFolder, ".next", "made-from");

interface Change {
  readonly path: string;
  readonly pattern: RegExp;
  /** As in `String.replace`. */
  readonly replacement: string;
}

/**
 * How the next release differs: every price is 5 rupees higher, and every script and style sheet has
 * another name, so that a server with the next release has none of this one's. It is not compressed,
 * which the tests do not need.
 */
const changes: readonly Change[] = [
  { path: "lib/shop/catalogue.ts", pattern: /": (\d+)/g, replacement: '": 5 + $1' },
  {
    path: "scripts/next/webpack.mjs",
    pattern: /hashDigestLength = 8;\n/,
    replacement: '$&config.output.hashSalt = "next-release";\n',
  },
  {
    path: "scripts/build/write-static-manifest.ts",
    pattern: / {2}await Promise\.all\(\[[\s\S]*?\]\);\n/,
    replacement: "",
  },
];

/** The owner's configuration of the next release: items that are sold out, and a notice. */
const settings = {
  SOLD_OUT: "homemade-curd, fresh-paneer:250g",
  NOTICE_HI: "26 जनवरी को डिलीवरी नहीं होगी",
};

/** Builds the next release unless it is there, made from the sources as they are now. */
export async function ensureNewerRelease(): Promise<void> {
  const name = JSON.stringify([
    sourceFingerprint(),
    settings,
    changes.map((change) => ({ ...change, pattern: String(change.pattern) })),
  ]);
  if (existsSync(nameFile) && readFileSync(nameFile, "utf8") === name) {
    return;
  }
  print("Building the next release of the shop, for the tests of updates …");
  copySources();
  const script = join(newerReleaseFolder, "scripts", "build.mjs");
  if ((await runNode(script, [], { environment: settings })) !== 0) {
    throw new Failure("The next release of the shop could not be built: the reason is above.");
  }
  writeFileSync(nameFile, name);
}

function copySources(): void {
  rmSync(nameFile, { force: true });
  mkdirSync(newerReleaseFolder, { recursive: true });
  for (const path of [...sources, ...environmentFiles]) {
    rmSync(join(newerReleaseFolder, path), { recursive: true, force: true });
    if (existsSync(join(projectFolder, path))) {
      cpSync(join(projectFolder, path), join(newerReleaseFolder, path), { recursive: true });
    }
  }
  for (const { path, pattern, replacement } of changes) {
    const file = join(newerReleaseFolder, path);
    const text = readFileSync(file, "utf8");
    if (text.search(pattern) === -1) {
      throw new Failure(`For the next release there is no ${pattern} in ${path}.`);
    }
    writeFileSync(file, text.replace(pattern, replacement));
  }
  const packages = join(newerReleaseFolder, "node_modules");
  if (!existsSync(packages)) symlinkSync(join(projectFolder, "node_modules"), packages, "junction");
}
