/** Serves the shop of the tests at a port; builds it beside the owner's where sources have changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { shopFolder, shopVariables, startShop } from "@/tests/support/server";

/** What a build needs, as the image has it: no .env, and nothing that the owner's build has made. */
const sources = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
const isSource = (path: string) => path !== join("public", "sw.js");

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesIn(join(path, name)))
    : [path];

function hashOfSources(): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of sources.flatMap(filesIn).filter(isSource)) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function build(): void {
  const stamp = join(shopFolder, "sources.txt");
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  mkdirSync(shopFolder, { recursive: true });
  for (const source of sources) {
    const copy = join(shopFolder, source);
    rmSync(copy, { recursive: true, force: true });
    cpSync(source, copy, { recursive: true, filter: isSource });
  }
  const packages = join(shopFolder, "node_modules");
  if (!existsSync(packages)) symlinkSync(join("..", "node_modules"), packages, "junction");
  const { status } = spawnSync("npm", ["run", "build", "--silent"], {
    cwd: shopFolder,
    env: shopVariables,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The shop of the tests could not be built.");
  writeFileSync(stamp, hash);
}

build();
const { stop } = await startShop({ port: Number(process.env.PORT) });
process.on("SIGTERM", () => void stop().then(() => process.exit()));
