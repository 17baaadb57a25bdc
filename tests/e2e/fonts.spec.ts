import type { Page } from "playwright/test";
import { expect, test } from "@/tests/support/shop";
import { openDelivery, typeDelivery } from "@/tests/support/steps";

/** The texts on the page of which `pattern` is true, typed ones included, each with the faces that draw it. */
async function facesOn(
  page: Page,
  pattern: Pick<RegExp, "test">,
): Promise<(readonly [string, string[]])[]> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const texts = nodes.filter(({ nodeValue }) => pattern.test(nodeValue));
  return Promise.all(
    texts.map(async ({ nodeValue, parentId: nodeId = 0 }) => {
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      return [nodeValue, fonts.map(({ familyName }) => familyName)] as const;
    }),
  );
}

/** One word, since spaces are drawn with any face. */
const devanagari = /^\p{Script=Devanagari}+$/u;
const isOurs = (face: string) => ["Noto Sans Devanagari", "Rozha One"].includes(face);

test("a machine without Devanagari shows it @bare", async ({ page }) => {
  // That its faces have every letter of every page: tests/unit/fonts.test.ts.
  for (const address of ["/", "/hi/products"]) {
    await page.goto(address);
    const texts = await facesOn(page, devanagari);
    expect(texts, address).not.toHaveLength(0);
    expect(texts.filter(([, faces]) => !faces.every(isOurs))).toEqual([]);
  }

  // What a shopper types is shown, too.
  await page.goto("/products");
  await openDelivery(page);
  await typeDelivery(page, { name: "सीता" });
  await expect.poll(() => facesOn(page, /^सीता$/)).toEqual([["सीता", ["Noto Sans Devanagari"]]]);
});

test("a phone fetches one face for each page, and draws text in its own", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(request.url());
  });
  for (const address of ["/", "/hi", "/products/a2-milk", "/hi/products/a2-milk"]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(new Set(fetched).size).toBe(2);

  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const isHeading = { test: (text: string) => text === heading };
  expect(await facesOn(page, isHeading)).toContainEqual([heading, ["Rozha One"]]);
  const faces = (await facesOn(page, /.{30}/)).flatMap(([, each]) => each);
  expect(new Set(faces)).toEqual(new Set(["Noto Sans Devanagari", "Roboto"]));
});
