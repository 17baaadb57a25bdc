import { readFileSync } from "node:fs";
import {
  dataHeaders,
  commonHeaders,
} from "@/server/content-security-policy-and-common-headers.mjs";

const configuration = readFileSync("deploy/nginx.conf", "utf8");

test.each(Object.entries({ ...commonHeaders, ...dataHeaders }))(
  "nginx adds the same %s as the shop, where the shop has not answered",
  (name, value) => {
    expect(configuration).toContain(`"${value}"`);
    expect(configuration.match(new RegExp(`add_header ${name} `, "g"))).toHaveLength(1);
  },
);

test("no location stops the inheritance of headers", () => {
  const lines = configuration.split("\n").filter((line) => line.trim().startsWith("add_header "));

  expect(new Set(lines.map((line) => /^ */.exec(line)?.[0].length))).toEqual(new Set([4]));
});
