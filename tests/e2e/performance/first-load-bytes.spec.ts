import { readdirSync } from "node:fs";
import { expect, test } from "playwright/test";
import { BuildOutput } from "@/scripts/bench/weigh-build-output";
import { elementsIn } from "@/scripts/files/parse-html";
import { isBroken } from "@/scripts/bench/results/figure-and-its-limit";
import {
  documentFigures,
  scriptFigures,
  deniedModuleFigures,
} from "@/scripts/bench/measurements/first-load-figures";
import baseline from "@/scripts/bench/baseline/baseline.json" with { type: "json" };
import { deniedModules } from "@/scripts/bench/modules-denied-in-first-load";
import { frameworkVersions } from "@/scripts/bench/baseline/build-and-weigh-empty-page";

const shop = new BuildOutput(".");

test("an empty page was weighed with the framework that the shop is built with", () => {
  expect(
    baseline.measuredWith,
    'The framework has changed: measure an empty page anew with "npm run bench -- baseline".',
  ).toEqual(frameworkVersions);
});

test("every page's script stays close to an empty page's", () => {
  const figures = scriptFigures(shop, baseline.scriptBytes);
  expect(figures).toHaveLength(20);
  expect(figures.filter(isBroken)).toEqual([]);
});

test("HTML of every page holds its style, and stays small", () => {
  expect(documentFigures(shop).filter(isBroken)).toEqual([]);
});

test("a header preloads the fonts of a page", async ({ request }) => {
  const page = await request.get("/hi/products");
  const data = await request.get("/hi/products", { headers: { RSC: "1" }, maxRedirects: 0 });
  const fonts = elementsIn(await page.text(), "link").filter(
    ({ attributes }) => attributes.as === "font",
  );

  expect(fonts).not.toHaveLength(0);
  expect(page.headers().link).toBe(
    fonts
      .map(
        ({ attributes: { href = "" } }) =>
          `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
      )
      .join(", "),
  );
  expect(data.headers().link).toBeUndefined();
});

test("no script fetches a style sheet, which would delay every popup", () => {
  const scripts = shop.firstLoad("products.html").scripts.map((address) => shop.asset(address));

  expect(scripts.filter((script) => script.includes("static/css/"))).toEqual([]);
});

test("browsers are told to compile the framework's scripts while they arrive", () => {
  const scripts = shop.firstLoad("index.html").scripts.map((address) => shop.asset(address));
  const large = scripts.filter(({ length }) => length > 100_000);

  expect(large.map((script) => script.split("\n")[0])).toEqual([
    "//# allFunctionsCalledOnLoad",
    "//# allFunctionsCalledOnLoad",
  ]);
});

test("no page loads zod, sign-in or the other language's words from the start", () => {
  expect(deniedModuleFigures(shop).filter(isBroken)).toEqual([]);
});

test("each forbidden module is found in the chunk that contains it", () => {
  const chunks = readdirSync(".next/static/chunks", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => shop.asset(`/_next/static/chunks/${file}`));
  const unseen = Object.entries(deniedModules).filter(
    ([, sign]) => !chunks.some((chunk) => sign.test(chunk)),
  );
  expect(unseen).toEqual([]);
});
