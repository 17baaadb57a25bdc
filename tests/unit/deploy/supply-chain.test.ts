import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { sources } from "@/scripts/build/source-hash-and-build-id.mjs";

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    engines: z.object({ node: z.string() }),
    dependencies: versions,
    devDependencies: versions,
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      cpu: z.array(z.string()).optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const dockerfile = readFileSync("Dockerfile", "utf8");
const workflow = readFileSync(".github/workflows/ci.yml", "utf8");

test("every dependency has an exact version, and npm saves new ones so", () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );

  expect(loose).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toContain("save-exact=true\n");
});

test.each([".", "scripts/bench/tools", "scripts/open-next/tools", "scripts/setup/observatory"])(
  "every package that %s asks for comes with a hash, unless it is a variant for another system",
  (folder) => {
    const { packages } = lock.parse(
      JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")),
    );
    const unproven = Object.entries(packages).filter(
      ([path, { integrity, optional, cpu, link }]) =>
        path.startsWith("node_modules/") && !integrity && !link && !(optional && cpu),
    );

    expect(unproven.map(([path]) => path)).toEqual([]);
  },
);

test("the workflow pins every action to a commit", () => {
  const actions = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);

  expect(actions).not.toEqual([]);
  expect(
    actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? "")),
  ).toEqual([]);
});

test("the workflow tests three lines of Node.js, and keeps what failed and what the shop is made of", () => {
  const kept = [...workflow.matchAll(/upload-artifact@.+\n +with:\n +name: (.+)\n +path: (.+)/g)];

  expect(workflow).toContain("node: [20, 22, 24]");
  expect(kept.map(([, name, path]) => [name, path])).toEqual([
    ["test-results-node-${{ matrix.node }}", "test-results/"],
    ["sbom", "sbom.json"],
  ]);
});

test("the image has a version of Node.js that package.json allows", () => {
  const images = new Set([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image));
  const [image = ""] = images;
  const version = /^node:(\d+\.\d+\.\d+)-slim(?:@sha256:[0-9a-f]{64})?$/.exec(image)?.[1] ?? "";
  const minimum = manifest.engines.node.replace(">=", "");

  expect(images.size).toBe(1);
  expect(version.localeCompare(minimum, "en", { numeric: true })).toBeGreaterThanOrEqual(0);
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(version.split(".")[0]);
});

test("every file that the image copies exists", () => {
  const allowed = [...readFileSync(".dockerignore", "utf8").matchAll(/^!(.+)$/gm)].map(
    ([, path = ""]) => path,
  );
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(" "),
  );

  expect(allowed.filter((path) => !existsSync(path))).toEqual([]);
  expect(
    sources.filter((path) => !allowed.some((one) => `${path}/`.startsWith(`${one}/`))),
  ).toEqual([]);
  expect(copied.filter((path) => path !== "." && !allowed.includes(path))).toEqual([]);
});
