import { variableNames } from "@/lib/shop/variables";
import { findIgnoredLines, findNearestName } from "@/scripts/env-files";

test("names each line of a file that is not read, with the name that is meant", () => {
  const contents = `\ufeff# SITE=1\r\nexport SITE_URL = "a"\rNOTICE="two
    lines = one"\nTRIAL=1\nOLD_OUT=1\nSODL_OUT=1\nWHATSAPP NUMBER=2\nphone: 3\nSOLD_OUT ghee
    FSSAI_LICENSE=4\nNEXT_PUBLIC_EMAIL=5\nNOTICE=6\nFOO=7\u0000`;
  const named = "WHATSAPP_NUMBER PHONE SOLD_OUT FSSAI_LICENCE EMAIL".split(" ");
  const found = findIgnoredLines([{ path: ".env", contents }], variableNames).join("\n");

  expect(Array.from(found.matchAll(/write (\w+)="…"/g), ([, name]) => name)).toEqual([
    ...["SOLD_OUT", "SOLD_OUT"],
    ...named,
  ]);
  expect(found).toMatch(/NOTICE stands twice in .env: .*\nFOO in .env is not read: the names are/);
});

test.each([
  ["SOLDOUT", "SOLD_OUT"],
  ["NOTICE_HINDI", "NOTICE_HI"],
  ["WHATSAPP", "WHATSAPP_NUMBER"],
  ["PHONE_NO", "PHONE"],
  ["NEXT_PUBLIC_SITE_URL", "SITE_URL"],
  ["OFFICE_ADRESS_HI", "OFFICE_ADDRESS_HI"],
  ["GIT_AUTHOR_EMAIL", undefined],
  ["VERCEL_URL", undefined],
  ["PATH", undefined],
])("takes the name %s for %s", (name, ours) => {
  expect(findNearestName(name, variableNames)).toBe(ours);
});
