/**
 * Tries the image and deploy/release.sh with a real Docker: `npm run docker`, or `npm run docker -- 10` for ten releases.
 * It needs the ports and names of a deployed shop, so it leaves a machine alone that has one.
 */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyVariables } from "@/tests/support/environment.mjs";

const count = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), "docker-"));
const ports = [3001, 3002];

/** Runs docker to its end, and returns what it has printed. */
function docker(...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync("docker", parameters, { encoding: "utf8" });
  assert.equal(status, 0, `docker ${parameters.join(" ")}: ${stderr}`);
  return stdout.trim();
}

const say = (what: string, since: number) =>
  console.log(`${what} (${Math.round((Date.now() - since) / 1000)} s)`);

/** The text of a page from whichever shop answers, as nginx finds it. */
async function ask(path = "/"): Promise<string> {
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answer) return answer.ok ? answer.text() : `status ${answer.status}`;
  }
  return "no answer";
}

/** Runs deploy/release.sh while somebody asks every 50 ms, and returns how it went. */
async function release(notice: string, { phone = "", image = "" } = {}) {
  const since = Date.now();
  writeFileSync(join(folder, ".env"), `NOTICE=${notice}\nPHONE=${phone}\n`);
  const script = spawn("sh", [join(folder, "deploy/release.sh"), ...(image ? [image] : [])], {
    env: { ...process.env, ...emptyVariables, TRIAL: "1" },
  });
  let log = "";
  for (const stream of [script.stdout, script.stderr])
    stream.on("data", (part: Buffer) => (log += part.toString()));
  const exit = once(script, "exit");
  const isShopThere = (await ask()) !== "no answer";
  let [asked, lost] = [0, 0];
  while (script.exitCode === null) {
    asked += 1;
    if (!(await ask()).includes("</html>")) lost += 1;
    await sleep(50);
  }
  await exit;
  if (isShopThere) assert.equal(lost, 0, `${lost} of ${asked} requests were lost`);
  say(`${notice}: exit ${script.exitCode}, ${isShopThere ? `${asked} requests` : "first"}`, since);
  return { code: script.exitCode, log, image: /In use: (.*)/.exec(log)?.[1] ?? "" };
}

const images = () => docker("images", "--quiet", "dehati-milk").split("\n");
const cacheSize = () =>
  /Cache: (.*)/.exec(docker("system", "df", "--format", "{{.Type}}: {{.Size}}"))?.[1] ?? "";
const megabytes = (size: string) => parseFloat(size) * (size.includes("GB") ? 1000 : 1);

/** Serves an image as platforms do that have little memory, and asks it from many sides for some seconds. */
async function load(image: string) {
  const name = "dehati-milk-try";
  const flags =
    "--read-only --cap-drop ALL --security-opt no-new-privileges --memory 256m --memory-swap 256m";
  const platform = ["--env", `HOSTNAME=${hostname()}`, "--publish", "127.0.0.1::3000"];
  docker("run", "--detach", "--name", name, ...flags.split(" "), ...platform, image);
  const health = () => docker("inspect", "--format", "{{.State.Health.Status}}", name);
  for (let tries = 0; health() !== "healthy"; tries += 1) {
    assert(tries < 60, `${name} is ${health()}`);
    await sleep(1000);
  }
  const url = `http://${docker("port", name, "3000")}`;
  const paths = ["/", "/products", "/hi/products/a2-milk", "/no-such-page", "/api/auth/session"];
  const end = Date.now() + 15_000;
  const visitors = Array.from({ length: 30 }, async (_, visitor) => {
    for (let n = visitor; Date.now() < end; n += 1) {
      const path = paths[n % paths.length] ?? "/";
      const { status } = await fetch(url + path);
      assert.equal(status, path === "/no-such-page" ? 404 : 200, path);
    }
  });
  await Promise.all(visitors);
  const used = docker("stats", "--no-stream", "--format", "{{.MemUsage}}", name);
  console.log(`Under load it has taken ${used}`);
}

async function main() {
  for (const name of ["deploy", ".dockerignore", "Dockerfile"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const line of readFileSync(".dockerignore", "utf8").split("\n")) {
    if (line.startsWith("!"))
      cpSync(line.slice(1), join(folder, line.slice(1)), { recursive: true });
  }

  const released: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const { code, log, image } = await release(`Release ${n}`);
    assert.equal(code, 0, log);
    assert((await ask()).includes(`Release ${n}`), "Another release is in use");
    released.push(image);
    console.log(`  cache ${cacheSize()}, ${images().length} images`);
  }
  const last = `Release ${count}`;
  const [newest = ""] = released.slice(-1);
  const [previous = ""] = released.slice(-2);

  const wrong = await release("A wrong number", { phone: "12345" });
  assert(wrong.code !== 0 && wrong.log.includes("PHONE"), wrong.log);
  assert((await ask()).includes(last), "A build that failed is in use");

  docker("build", "--tag", "dehati-milk:broken", "--file", writeBroken(newest), folder);
  const broken = await release("A broken image", { image: "dehati-milk:broken" });
  assert(broken.code !== 0 && broken.log.includes("the old one stays in use"), broken.log);
  assert((await ask()).includes(last), "An image that does not answer is in use");

  const back = await release("Back", { image: previous });
  assert.equal(back.code, 0, back.log);
  assert(
    (await ask()).includes(`Release ${Math.max(1, count - 1)}`),
    "The earlier image is not in use",
  );

  assert(images().length <= 6, `${images().length} images`);
  const size = cacheSize();
  assert(megabytes(size) <= 1200, `The build cache has ${size}`);
  const look = "ls -A; id -un; find . -user node | wc -l";
  const kept = docker("run", "--rm", newest, "sh", "-c", look);
  assert(!/^\.env/m.test(kept) && /^node\n0$/m.test(kept), kept);
  console.log(`Image ${docker("images", "--format", "{{.Size}}", newest)}, build cache ${size}`);
  await load(newest);
}

/** The instructions for an image that never answers. */
function writeBroken(image: string): string {
  const file = join(folder, "broken");
  writeFileSync(file, `FROM ${image}\nCMD ["sleep", "1000"]\n`);
  return file;
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
