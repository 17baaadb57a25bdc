import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The script is for Linux servers: on Windows there is nothing to test. */
const testOnUnix = process.platform === "win32" ? test.skip : test;

/** Runs deploy/release.sh in a folder of its own, with stand-ins, and returns what it asked Docker for. */
function release(variables: Record<string, string>, ...parameters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  mkdirSync(join(folder, "bin"));
  cpSync("deploy", join(folder, "deploy"), { recursive: true });
  if (variables.ENV_FILE) writeFileSync(join(folder, ".env"), variables.ENV_FILE);
  const docker = `echo "$PWD: $*" >> "${folder}/asked"; case "$1 $6" in "ps "*) echo $RUNNING;; "$FAILING "*) exit 1;; esac`;
  const commands = { docker, curl: "true", install: "true", sleep: "true" };
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  writeFileSync(join(folder, "asked"), "");
  const env = { ...process.env, ...variables, PATH: `${folder}/bin:${process.env.PATH ?? ""}` };
  const command = [join(folder, "deploy/release.sh"), ...parameters];
  const { status } = spawnSync("sh", command, { env });
  const asked = readFileSync(join(folder, "asked"), "utf8").replaceAll(`${folder}: `, "");
  rmSync(folder, { recursive: true });
  return { status, asked };
}

testOnUnix(
  "one command builds the folder with its .env, and puts it in use beside the old shop",
  () => {
    const { status, asked } = release({ ENV_FILE: "A=1", RUNNING: "yes", TRIAL: "1" });
    const [, image = ""] = /--tag (dehati-milk:[\d-]+) \.$/m.exec(asked) ?? [];
    expect(asked).toContain(
      `build --secret id=env,src=.env --build-arg RELEASE=${image} --build-arg TRIAL=1 --tag ${image} .\n`,
    );
    expect(asked).toMatch(
      new RegExp(`\nrun .*127.0.0.1:3002:3000 .* ${image}\n[^]*stop dehati-milk-3001\n`),
    );
    expect([status, image]).toEqual([0, expect.stringMatching(/\d$/)]);
  },
);

testOnUnix.each<[string, Record<string, string>, string[], RegExp]>([
  ["a release without .env", {}, [], /^$/],
  ["a release whose build fails", { ENV_FILE: "A=1", FAILING: "build" }, [], /^build [^\n]*\n$/],
  ["an earlier image", {}, ["dehati-milk:1"], /^ps [^]*\nrun .* dehati-milk:1\n/],
])("for %s Docker is asked for nothing else", (_, variables, parameters, expected) => {
  const { asked } = release(variables, ...parameters);
  expect(asked.replace(/^.*: /gm, "")).toMatch(expected);
});
