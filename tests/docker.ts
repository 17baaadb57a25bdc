/**
 * Tries the image and deploy/release.sh with a real Docker: `npm run docker`, or `npm run docker -- 10` for ten releases.
 * It needs the ports and names of a deployed shop, so it leaves a machine alone that has one.
 */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyVariables } from "@/tests/support/environment.mjs";

const count = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), "docker-"));

/** Runs docker to its end, and returns what it has printed. */
function docker(...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync("docker", parameters, { encoding: "utf8" });
  assert.equal(status, 0, `docker ${parameters.join(" ")}: ${stderr}`);
  return stdout.trim();
}

/** The landing page of whichever shop answers, as nginx finds it. */
async function ask(): Promise<string> {
  for (const port of [3001, 3002]) {
    const answer = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
    if (answer) return answer.text();
  }
  return "no answer";
}

/** What deploy/release.sh says, before the image, where it does not fail. */
const done = "In use: ";

/**
 * Runs deploy/release.sh while somebody asks every 50 ms. It has to end by saying this, with this release in use. Returns the
 * image.
 */
async function release(inUse: string, says: string, { phone = "", image = "" } = {}) {
  const since = Date.now();
  writeFileSync(join(folder, ".env"), `NOTICE=${inUse}\nPHONE=${phone}\n`);
  const script = spawn(`sh ${join(folder, "deploy/release.sh")} ${image} 2>&1`, {
    env: { ...process.env, ...emptyVariables, TRIAL: "1" },
    shell: true,
  });
  const said = text(script.stdout);
  const isShopThere = (await ask()) !== "no answer";
  let [asked, lost] = [0, 0];
  while (script.exitCode === null) {
    asked += 1;
    if (!(await ask()).includes("</html>")) lost += 1;
    await sleep(50);
  }
  if (isShopThere) assert.equal(lost, 0, `${lost} of ${asked} requests were lost`);
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(`${inUse}: exit ${script.exitCode}, ${asked} requests, ${seconds} s`);
  const log = await said;
  assert(log.includes(says), log);
  assert.equal(script.exitCode === 0, says === done, log);
  assert((await ask()).includes(inUse), `${inUse} is not in use`);
  return log.split(done)[1]?.trim() ?? "";
}

const images = () => docker("images", "--quiet", "dehati-milk").split("\n");

/** Serves an image as platforms do: with little memory, nothing to write to, and a HOSTNAME at which alone it might listen. */
async function serve(image: string): Promise<void> {
  const name = "dehati-milk-try";
  const flags = `--detach --read-only --cap-drop ALL --security-opt no-new-privileges --memory 256m --memory-swap 256m --env HOSTNAME=${hostname()} --publish 127.0.0.1::3000`;
  docker("run", "--name", name, ...flags.split(" "), image);
  const health = () => docker("inspect", "--format", "{{.State.Health.Status}}", name);
  for (let tries = 0; health() !== "healthy"; tries += 1) {
    assert(tries < 60, `${name} is ${health()}`);
    await sleep(1000);
  }
  const url = `http://${docker("port", name, "3000")}`;
  assert.equal((await fetch(`${url}/products`)).status, 200);
  assert.equal((await fetch(`${url}/no-such-page`)).status, 404);
}

async function main(): Promise<void> {
  // What the build is made of, and what builds it.
  const [, ...sources] = readFileSync(".dockerignore", "utf8").split(/^!/m);
  for (const name of ["deploy", ".dockerignore", "Dockerfile", ...sources]) {
    cpSync(name.trim(), join(folder, name.trim()), { recursive: true });
  }
  const released: string[] = [];
  for (let n = 1; n <= count; n += 1) released.unshift(await release(`Release ${n}`, done));
  const [newest = "", previous = newest] = released;
  await release(`Release ${count}`, "PHONE", { phone: "12345" });
  const file = join(folder, "broken");
  writeFileSync(file, `FROM ${newest}\nCMD ["sleep", "1000"]\n`);
  docker("build", "--tag", "dehati-milk:broken", "--file", file, folder);
  const image = "dehati-milk:broken";
  await release(`Release ${count}`, "the old one stays in use", { image });
  await release(`Release ${Math.max(1, count - 1)}`, done, { image: previous });
  assert(images().length <= 6, `${images().length} images`);
  const disk = docker("system", "df", "--format", "{{.Type}}: {{.Size}}");
  const [, size = "", unit = ""] = /Cache: ([\d.]+)(\w+)/.exec(disk) ?? [];
  assert(Number(size) * (unit === "GB" ? 1000 : 1) <= 1200, `The build cache has ${size} ${unit}`);
  const look = "ls -A; id -un; find . -user node | wc -l";
  const kept = docker("run", "--rm", newest, "sh", "-c", look);
  assert(!/^\.env/m.test(kept) && /^node\n0$/m.test(kept), kept);
  console.log(`Image ${docker("images", "--format", "{{.Size}}", newest)}\n${disk}`);
  await serve(newest);
}

const ours = ["ps", "--all", "--quiet", "--filter", "name=^dehati-milk-"];
if (spawnSync("docker", ["version"]).status !== 0) {
  console.log("Not tried: there is no Docker here.");
} else if (docker(...ours)) {
  console.log("Not tried: this machine serves the shop.");
} else {
  try {
    await main();
    console.log("Docker: all is well.");
  } finally {
    spawnSync("docker", ["rm", "--force", ...docker(...ours).split("\n")]);
    spawnSync("docker", ["rmi", ...images()]);
    rmSync(folder, { recursive: true });
  }
}
