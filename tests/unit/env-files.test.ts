import { findIgnoredLines } from "@/scripts/env-files";

const variables = ["SITE_URL", "NOTICE", "SOLD_OUT"];
const find = (contents: string) => findIgnoredLines([{ path: ".env", contents }], variables);

test("names each line of a file that is not read, and then the names that are", () => {
  const contents = `\ufeff# SITE=1\r\nDOMAIN=a\rexport SITE_URL = "https://$DOMAIN"\rNOTICE="two
    lines = one"\nTRIAL=1\nSOLDOUT=1\nphone: 3\nSOLD_OUT ghee\nEMAIL\nNOTICE=6\nFOO BAR=7\u0000`;

  expect(find(contents)).toEqual([
    "SOLDOUT in .env is not read",
    "phone in .env is not read",
    "SOLD_OUT ghee in .env is not read, because it has no =",
    "EMAIL in .env is not read, because it has no =",
    "NOTICE stands twice in .env: the last one counts",
    "FOO BAR in .env is not read",
    "The shop reads SITE_URL, NOTICE, SOLD_OUT",
  ]);
});

test("says nothing of a file in which every line is read", () => {
  expect(find('SITE_URL="a"\n\n# NOTICE\nSOLD_OUT=')).toEqual([]);
});
