import { readFileSync } from "node:fs";
import { builtPages } from "@/scripts/build/read-next-build-output";
import { copyForHosts } from "@/scripts/next/inline-styles-and-delay-scripts";
import { expect, test } from "@/tests/support/shop-fixtures";

test("hosts that take Next.js's own folder get the same pages", () => {
  const pages = builtPages();

  expect(pages.length).toBeGreaterThan(20);
  const other = pages.filter(({ file, html }) => readFileSync(copyForHosts(file), "utf8") !== html);
  expect(other.map(({ path }) => path)).toEqual([]);
});
