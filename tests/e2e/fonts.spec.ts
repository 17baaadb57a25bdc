import type { Page } from "playwright/test";
import { addItem, addresses, expect, inHindi, openDelivery, test } from "@/tests/support/shop";

/** The faces of the shop itself. A machine that has nothing but DejaVu draws boxes in any other. */
const ours = ["Noto Sans Devanagari", "Rozha One"];

/** The texts on the page that have Devanagari, typed ones included, each with the faces that draw it. */
async function devanagariOn(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const faces = new Map<string, string[]>();
  for (const { nodeValue, parentId } of nodes) {
    if (!parentId || !/\p{Script=Devanagari}/u.test(nodeValue)) continue;
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId: parentId });
    faces.set(
      nodeValue,
      fonts.map(({ familyName }) => familyName),
    );
  }
  await devtools.detach();
  return faces;
}

function boxes(faces: ReadonlyMap<string, readonly string[]>): string[] {
  return [...faces]
    .filter(([, all]) => all.some((face) => !ours.includes(face)))
    .map(([text]) => text);
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
        const faces = await devanagariOn(page);
        expect(faces.size).toBeGreaterThan(0);
        expect([address, boxes(faces)]).toEqual([address, []]);
      }
    },
  );
}

test("a machine without Devanagari shows it as it is typed", { tag: "@bare" }, async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await page.getByRole("textbox", { name: "Name" }).fill("सीता देवी");
  await expect
    .poll(async () => (await devanagariOn(page)).get("सीता देवी"))
    .toEqual(["Noto Sans Devanagari"]);
});
