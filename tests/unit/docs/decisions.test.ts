import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = "docs/decisions";
const subjects = readdirSync(folder).filter((file) => file !== "README.md");
const readme = readFileSync(join(folder, "README.md"), "utf8");
const entries = subjects.flatMap((file) =>
  readFileSync(join(folder, file), "utf8")
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => ({ file, text, number: Number(/^## (\d+)\. /.exec(text)?.[1]) })),
);
const numbers = new Set(entries.map(({ number }) => number));

/** Title, date and status, then the parts of an entry, each in its paragraph. */
const form =
  /^## \d+\. .+[^.]\n\n20\d\d-\d\d-\d\d, (?:accepted|reversed on 20\d\d-\d\d-\d\d|superseded by (\d+))\n\n- \*\*Context:\*\* .+\n- \*\*Decision:\*\* .+\n- \*\*Rejected:\*\* .+\n- \*\*Consequence:\*\* .+\n+$/s;

test("every decision has a date, a status and all its parts", () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(entries.filter(({ text }) => !form.test(text)).map(({ text }) => text)).toEqual([]);
});

test("every decision has a number of its own", () => {
  const given = entries.map(({ number }) => number);
  const moved = [...readme.matchAll(/\b(\d+) \(/g)].map(([, number]) => Number(number));

  expect(given.filter((number, index) => given.indexOf(number) !== index)).toEqual([]);
  expect(moved.filter((number) => numbers.has(number))).toEqual([]);
});

test("every decision that another one names exists", () => {
  const unknown = entries.flatMap(({ file, text }) =>
    [...text.matchAll(/\((\d{1,3})\)|superseded by (\d+)/g)]
      .map(([, inBrackets, successor]) => Number(inBrackets ?? successor))
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: ${number}`),
  );

  expect(unknown).toEqual([]);
});

test("within a subject the newest decision is last", () => {
  for (const file of subjects) {
    const inFile = entries.filter((entry) => entry.file === file).map(({ number }) => number);
    expect(inFile).toEqual([...inFile].sort((a, b) => a - b));
  }
});

test("the list of subjects names every file", () => {
  const listed = [...readme.matchAll(/^- \[([\w-]+\.md)\]\(\1\)/gm)].map(([, file]) => file);
  expect(listed.sort()).toEqual(subjects.sort());
});
