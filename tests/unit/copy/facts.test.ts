import { readdirSync, readFileSync, statSync } from "node:fs";
import { items } from "@/lib/shop/catalogue";
import { claimWords } from "@/tests/support/advertising-claim-words";

/** Where the files are that contain what a visitor sees. */
const kinds = /\.(tsx?|mjs|css|conf|json|svg|html|txt)$/;
const folders = [
  "app",
  "components",
  "lib",
  "public",
  "server",
  "worker",
  "scripts/build",
  "deploy",
];

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
  .filter(
    (path) => kinds.test(path) && statSync(path).isFile() && !/\/(OFL|.*\.d\.mts$)/.test(path),
  )
  .concat("next.config.mjs", "scripts/previews.ts", "instrumentation.ts");

/** The files that define facts. */
const homes = ["catalogue", "facts", "config"].map((name) => `lib/shop/${name}.ts`);

/** Facts as they would look if they were written a second time. */
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
  /₹ ?\d/,
  /\b\d+ (rupees|रुपये|रुपए)/,
  /(rupees|price)["']?\s*[:=]\s*\d/i,
];

const prices = [...new Set(items.map((item) => item.rupees))];
/** A price alone: no part of another number, no length, share, colour or line of a drawing. */
const price = new RegExp(`(?<![\\d.#:=-])\\b(${prices.join("|")})\\b(?![.%:-]?\\d|%)`, "g");

/** The made-up facts of an owner who has not set them. */
const contactDefaults =
  /910000000000|00000 ?00000|dehatimilk\.example|(instagram|facebook)\.example|\bExample (House|Road|Farm|Village)\b|उदाहरण/;

/** The contents of a file without comments and, in a drawing, without its paths. */
function read(path: string): string {
  const text = readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, "");
  if (path.endsWith(".svg")) return text.replaceAll(/<[^>]*>/g, " ");
  return path.endsWith(".conf") ? text.replaceAll(/^\s*#.*/gm, "") : text;
}

/** The parts that a visitor could read: in code, strings of several words and texts of elements. */
function readWords(path: string): string {
  const text = read(path).replaceAll(/\bd="[^"]*"/g, "");
  const strings = path.endsWith(".tsx")
    ? /"[^"\n]*"|`[^`]*`|>[^<>{}=;]+</g
    : /"[^"\n]*"|`[^`]*`|'[^'\n]*'/g;
  const words = /\.(tsx?|mjs|conf)$/.test(path)
    ? text
        .match(strings)
        ?.filter((string) => /[ >]/.test(string))
        .join("\n")
    : text;
  // Names, like `desi-cow-milk`, and the width of everything.
  return (words ?? "").replaceAll(/[\w-]+([./-][\w-]+)+|\b100%(?! \p{L})/gu, "");
}

test.each(files.filter((path) => !homes.includes(path)))(
  "%s writes down no price, hour, place or contact of its own",
  (path) => {
    const text = read(path);
    const written = [...facts, contactDefaults].flatMap((fact) => fact.exec(text)?.[0] ?? []);
    // In code a small number is one of seconds or bytes; in words it is a price.
    const priced = [
      ...(readWords(path).match(price) ?? []),
      ...(text.match(price) ?? []).filter((number) => Number(number) > 120),
    ];

    expect([...written, ...priced]).toEqual([]);
  },
);

test.each(files.filter((path) => !homes.includes(path) && !path.startsWith("lib/copy/")))(
  "%s words no claim of its own",
  (path) => {
    const text = readWords(path);
    const found = Object.entries(claimWords).flatMap(([claim, { en, hi }]) =>
      en.test(text) || hi.test(text) ? [claim] : [],
    );

    expect(found).toEqual([]);
  },
);
