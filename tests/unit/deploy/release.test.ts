import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Only Debian's `mv`, which docs/deploy.md requires, has `-T`. */
const onLinux = process.platform === "linux" ? describe : describe.skip;

/** A site whose instances are healthy with every release but the ones named "broken". */
function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const site = join(folder, "site");
  const commands = join(folder, "commands");
  for (const path of [join(site, "releases"), commands]) mkdirSync(path, { recursive: true });

  function addCommand(name: string, script: string): string {
    const path = join(commands, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  }
  addCommand("curl", `case $(readlink "$SITE/current") in *broken*) exit 22 ;; esac`);
  addCommand("sleep", "");
  addCommand("restart", `echo "$1 $(readlink "$SITE/current")" >> "$SITE/restarts"`);

  return {
    release(name: string): number | null {
      const path = join(site, "releases", name);
      mkdirSync(path, { recursive: true });
      return spawnSync("sh", ["deploy/release.sh", path], {
        env: {
          ...process.env,
          PATH: `${commands}:${process.env.PATH ?? ""}`,
          SITE: site,
          RESTART: "restart ",
          PORTS: "1 2",
        },
      }).status;
    },
    linkTo: (name: string) => readlinkSync(join(site, name)).split("/").at(-1),
    restarts: () =>
      readFileSync(join(site, "restarts"), "utf8")
        .trim()
        .split("\n")
        .map((line) => line.replace(/\/.*\//, "")),
  };
}

onLinux("deploy/release.sh", () => {
  test("switches to a release, keeps the previous one, and switches back", () => {
    const site = startSite();

    expect(["a", "b"].map((name) => site.release(name))).toEqual([0, 0]);
    expect([site.linkTo("current"), site.linkTo("previous")]).toEqual(["b", "a"]);

    expect(site.release("a")).toBe(0);
    expect([site.linkTo("current"), site.linkTo("previous")]).toEqual(["a", "b"]);
    expect(site.restarts()).toEqual(["1 a", "2 a", "1 b", "2 b", "1 a", "2 a"]);
  });

  test("switches back if a release does not become healthy", () => {
    const site = startSite();

    expect(["a", "b", "broken"].map((name) => site.release(name))).toEqual([0, 0, 1]);

    expect([site.linkTo("current"), site.linkTo("previous")]).toEqual(["b", "a"]);
    expect(site.restarts().slice(4)).toEqual(["1 broken", "1 b"]);
  });

  test("says so if the first release does not become healthy", () => {
    const site = startSite();

    expect(site.release("broken")).toBe(1);

    expect(site.linkTo("current")).toBe("broken");
  });
});
