import type { Page } from "playwright/test";
import { en } from "@/lib/copy";
import { expect, test } from "@/tests/support/shop";
import { openDelivery, typeDelivery } from "@/tests/support/steps";

/** The faces that draw the texts on the page of which `pattern` is true, typed ones included. */
async function facesOf(page: Page, pattern: RegExp): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const texts = nodes.filter(({ nodeValue }) => pattern.test(nodeValue));
  const faces = await Promise.all(
    texts.map(async ({ parentId: nodeId = 0 }) => {
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.map(({ familyName }) => familyName);
    }),
  );
  return [...new Set(faces.flat())].sort();
}

test("a machine without Devanagari shows it @bare", async ({ page }) => {
  // One word, since spaces are drawn with any face. That the faces have every letter: tests/unit/fonts.test.ts.
  const devanagari = /^\p{Script=Devanagari}+$/u;
  const sans = "Noto Sans Devanagari";
  for (const address of ["/", "/hi/products"]) {
    await page.goto(address);
    expect(await facesOf(page, devanagari)).toEqual([sans]);
  }
  // What a shopper types is shown, too.
  await page.goto("/products");
  await openDelivery(page);
  await typeDelivery(page, { name: "सीता" });
  await expect.poll(() => facesOf(page, /^सीता$/)).toEqual([sans]);
});

test("a phone fetches one face for each page, and draws text in its own", async ({ page }) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.add(request.url());
  });
  for (const address of ["/", "/hi", "/hi/products/a2-milk", "/about"]) await page.goto(address);
  expect(await facesOf(page, RegExp(`^${en.about.heading}$`))).toEqual(["Rozha One"]);
  expect(await facesOf(page, RegExp(`^${en.about.intro}$`))).toEqual(["Roboto"]);
  expect(fetched.size).toBe(2);
});
