import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { operatingSince, area } from "@/lib/shop/facts";

/** Facts of the business as they would look if they were written a second time. */
const facts = [
  RegExp(
    Object.values(area)
      .flatMap(Object.values<string>)
      .join("|"),
  ),
  /\d ?(?:बजे|घंटे|दिन)|\b\d{1,2}(?::00)? ?[AP]M\b|\b(?:(?!1\b)\d+|two) (?:hours?|days?)\b/i,
  RegExp(`\\b${operatingSince}\\b`),
  /₹ ?\d|\b\d+ (?:rupees|रुपये|रुपए)|(?:rupees|price)["']?\s*[:=]\s*\d/i,
  // The made-up contact of an owner who has set none.
  /910000000000|00000 ?00000|dehatimilk\.example|(?:instagram|facebook)\.example|\bExample (?:House|Road|Farm|Village)\b/,
];

const homes = ["catalogue", "config", "facts"].map((name) => join("lib/shop", `${name}.ts`));

const files = ["app", "components", "lib", "deploy"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(?:tsx?|mjs|css|conf)$/.test(path) && !homes.includes(path));

/** The contents of a file without comments. */
function read(path: string): string {
  const comments = path.endsWith(".conf") ? /^\s*#.*/gm : /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
  return readFileSync(path, "utf8").replaceAll(comments, "");
}

test("no price, hour, place or contact is written a second time", () => {
  expect(files.length).toBeGreaterThan(100);
  const written = files.flatMap((path) => {
    const text = read(path);
    const found = facts.flatMap((fact) => fact.exec(text)?.[0] ?? []);
    return found.map((fact) => `${path}: ${fact}`);
  });
  expect(written).toEqual([]);
});
