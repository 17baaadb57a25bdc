import type { Page } from "playwright/test";
import { addItem, addresses, expect, inHindi, openDelivery, test } from "@/tests/support/shop";

/** The texts that are all Devanagari, typed ones included, that a face draws which is not the shop's: as boxes, on a bare machine. */
async function boxesOn(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const texts = nodes.filter(({ nodeValue }) =>
    /^[\p{Script=Devanagari}\s]+$/u.test(nodeValue.trim()),
  );
  expect(texts).not.toHaveLength(0);
  const boxes: string[] = [];
  for (const { nodeValue, parentId: nodeId } of texts) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId: nodeId ?? 0 });
    const isOurs = (face: string) => ["Noto Sans Devanagari", "Rozha One"].includes(face);
    if (!fonts.every(({ familyName }) => isOurs(familyName))) boxes.push(nodeValue);
  }
  await devtools.detach();
  return boxes;
}

for (const [language, pages] of [
  ["English", addresses],
  ["Hindi", addresses.map(inHindi)],
] as const) {
  test(
    `a machine without Devanagari shows it in ${language} pages`,
    { tag: "@bare" },
    async ({ page }) => {
      for (const address of pages) {
        await page.goto(address);
        expect([address, await boxesOn(page)]).toEqual([address, []]);
      }
    },
  );
}

test("a machine without Devanagari shows it as it is typed", { tag: "@bare" }, async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await page.getByRole("textbox", { name: "Name" }).fill("सीता देवी");
  await expect.poll(() => boxesOn(page)).toEqual([]);
});
