import { readdirSync, readFileSync } from "node:fs";
import { items } from "@/lib/shop/catalogue";

const homes = [
  "lib/shop/catalogue.ts",
  "lib/shop/business.ts",
  "lib/shop/config.ts",
  "lib/shop/clock.ts",
];

// Smaller prices are too common as numbers to be told from lengths and widths.
const prices = [...new Set(items.map((item) => item.rupees))].filter((rupees) => rupees > 120);

/** Facts as they would look if someone wrote them a second time. */
const facts = [
  /853121/,
  /Supaul/,
  /Bihar/,
  /सुपौल/,
  /बिहार/,
  /\d ?(बजे|घंटे)/,
  /\b\d{1,2}(:00)? ?[AP]M\b/,
  /\b(2|two|24) hours?\b/i,
  /\b2025\b/,
  /\b910000000000\b/,
  /₹ ?\d/,
  new RegExp(`\\b(${prices.join("|")})\\b`),
];

const sources = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
);

test.each(sources.filter((path) => !homes.includes(path)))(
  "%s writes down no business fact of its own",
  (path) => {
    const code = readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    const found = facts.flatMap((fact) => fact.exec(code)?.[0] ?? []);

    expect(found).toEqual([]);
  },
);
