import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { dayText } from "@/lib/seller/texts";
import { fill } from "@/lib/text";
import { expectFits, wrapTexts } from "@/tests/support/look";
import { amountOf, cow, halfMilk, itemsWith, paneer, priceOf, sizeOf } from "@/tests/support/goods";
import { detailsWith, fullOrder, orderWith } from "@/tests/support/orders";
import { a4, sheetsOf, showOnPaper } from "@/tests/support/paper";
import { expect, expectAccessible, test } from "@/tests/support/shop";

const sita = orderMessage(fullOrder, en.order);
const hostile = orderMessage(
  orderWith({
    number: "DM-9RAM",
    placedAt: Date.parse("2026-11-21T01:00:00Z"),
    items: itemsWith(halfMilk),
    details: detailsWith({
      name: '=HYPERLINK("http://x.example","राम")<b>',
      mobile: "061234567890 or 98765 43211",
      landmark: "https://x.example/".padEnd(100, "x"),
    }),
  }),
  hi.order,
);
const question = "20/11/26, 6:41 pm - Sita: Is there paneer?";
const chat = `${question}
20/11/26, 6:43 pm - Sita: ${sita}
please come before 7 <This message was edited>
21/11/26, 6:31 am - Ram: ${hostile}
21/11/26, 6:35 am - Gita: ${sita.split("\n").slice(0, 5).join("\n")}`;

const liters = [cow, cow];
const day = dayText("2026-11-20", en.order);
const collect = (...ids: string[]) => fill(en.seller.collect, { total: priceOf(...ids) });
const { fields } = en.order;
const { read, unreadCount, fileProblems } = en.seller;
const both = fill(read.other, { count: 2 });
const fieldOf = (page: Page) => page.getByRole("textbox", { name: en.seller.paste });
const sheetOf = (page: Page) => page.getByRole("article");
const deliveriesOf = (page: Page) =>
  sheetOf(page)
    .getByRole("listitem")
    .filter({ hasText: fill(en.seller.collect, { total: "₹" }) });

async function paste(page: Page): Promise<void> {
  await page.goto("/seller");
  await fieldOf(page).fill(chat);
  await sheetOf(page).waitFor();
}

test("pasted orders become what to pack, by day, and whom to bring it to", async ({ page }) => {
  await paste(page);
  const figures = (await sheetOf(page).getByRole("definition").allTextContents()).slice(0, 4);
  expect(figures).toEqual([
    "2",
    fill(en.seller.liters, { amount: amountOf(...liters, halfMilk) }),
    fill(en.seller.kilos, { amount: amountOf(paneer) }),
    priceOf(...liters, paneer, halfMilk),
  ]);
  const name = en.productNames["desi-cow-milk"];
  const packed = sheetOf(page).getByRole("listitem").filter({ hasText: name });
  await expect(packed.first()).toHaveText(
    [name, `2 × ${sizeOf(cow)}`, fill(en.seller.liters, { amount: amountOf(...liters) })].join(""),
  );
  const [first, second] = [deliveriesOf(page).first(), deliveriesOf(page).last()];
  await expect(first).toContainText(`Sita Devi ${collect(...liters, paneer)}`);
  for (const typed of Object.values(fullOrder.details ?? {}))
    await expect(first).toContainText(typed);
  await expect(first).toContainText(fill(en.seller.insteadOf, { numbers: "DM-2ZG7" }));
  await expect(first).toContainText(`${en.seller.note}: please come before 7`);
  await expect(first).not.toContainText("edited");
  await expect(first.getByRole("link")).toHaveAttribute("href", "tel:+919876543210");
  await expect(second).toContainText(collect(halfMilk));
  await expect(second.getByRole("link")).toHaveText(["061234567890", "98765 43211"]);

  await expect(page.getByText(`${both} · ${fill(unreadCount.other, { count: 2 })}`)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: en.seller.cutOff })).toBeVisible();
  // By key: what is drawn late above it may move it under a finger that is as fast as this.
  await page.getByText(fill(unreadCount.one, { count: 1 }), { exact: true }).press("Enter");
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await expect(page.getByText(`6:35 am - Gita: ${en.order.greeting}`)).toBeVisible();

  await page.getByRole("combobox", { name: en.seller.day }).selectOption(day);
  await expect(deliveriesOf(page)).toHaveText([/Sita Devi/]);
  await expect(page.getByRole("heading", { name: `${en.seller.heading} ${day}` })).toBeVisible();
});

test("the sheet goes to a chat, a spreadsheet and paper", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page);
  await page.getByRole("button", { name: en.seller.copy }).click();
  await expect(page.getByText(en.seller.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `1. ${fields.name.label}: Sita Devi`,
  );

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: en.seller.csv }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${en.seller.file}.csv`);
  const rows = await readFile(await file.path(), "utf8");
  expect(rows).toContain('\r\n"DM-7K3Q","\u200b2026-11-20 18:42","Sita Devi"');

  await showOnPaper(page);
  for (const part of [
    "banner",
    "complementary",
    "contentinfo",
    "textbox",
    "combobox",
    "button",
  ] as const) {
    await expect(page.getByRole(part)).toHaveCount(0);
  }
  // With the orders that were cut off.
  await expect(page.getByText(`6:35 am - Gita: ${en.order.greeting}`)).toBeVisible();
  await expect(page.getByText(question, { exact: true })).toBeHidden();
  expect(await sheetsOf(page)).toEqual([a4]);
});

test("nothing that is pasted leaves the page, or outlives Clear", async ({ page, baseURL }) => {
  await page.goto("/seller");
  // The page may still be asking for files of its own.
  const telling: string[] = [];
  page.on("request", (request) => {
    const address = decodeURIComponent(request.url());
    const isOwn = request.method() === "GET" && new URL(address).origin === baseURL;
    if (!isOwn || /Sita|Ward|98765|DM-/.test(address)) telling.push(address);
  });
  await fieldOf(page).fill(chat);
  await expect(deliveriesOf(page)).toHaveCount(2);
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect({ cookies, origins, telling }).toEqual({ cookies: [], origins: [], telling: [] });
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, history.state]));
  expect(kept + page.url()).not.toContain("Sita");

  await page.getByRole("button", { name: en.seller.clear }).click();
  await expect(page.getByRole("main")).not.toContainText("Sita");
  await expect(fieldOf(page)).toHaveValue("");
  await expect(fieldOf(page)).toBeFocused();
});

/** A record of a zip archive: its 16-bit fields by their place, all others 0. */
const record = (length: number, fields: Readonly<Record<number, number>>) =>
  Buffer.from(Uint16Array.from({ length }, (_, at) => fields[at] ?? 0).buffer);

/** A zip archive with one file, as WhatsApp exports a chat. */
function zipped(text: string, { method = 8, flags = 0 } = {}): Buffer {
  const name = Buffer.from("WhatsApp Chat with Sita.txt");
  const data = method === 8 ? deflateRawSync(text) : Buffer.from(text);
  const local = Buffer.concat([record(15, { 0: 0x4b50, 1: 0x0403, 13: name.length }), name, data]);
  const sizes = { 10: data.length, 12: Buffer.byteLength(text), 14: name.length };
  const entry = record(23, { 0: 0x4b50, 1: 0x0201, 4: flags, 5: method, ...sizes });
  const directory = Buffer.concat([entry, name]);
  const place = { 6: directory.length, 8: local.length };
  return Buffer.concat([
    local,
    directory,
    record(11, { 0: 0x4b50, 1: 0x0605, 4: 1, 5: 1, ...place }),
  ]);
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const files: [kind: string, contents: Buffer, said: string][] = [
  ["a text file", Buffer.from(`\ufeff${chat}`), both],
  ["a text file of Windows", utf16(chat), both],
  ["an archive", zipped(chat), both],
  ["an archive that is not packed", zipped(chat, { method: 0 }), both],
  ["a locked archive", zipped(chat, { flags: 1 }), fileProblems.locked],
  ["a damaged archive", zipped(chat).subarray(0, -30), fileProblems.unreadable],
  ["a picture", Buffer.from("\x89PNG\0\0\0"), fileProblems["no-chat"]],
];

test("a chat is read from the file that WhatsApp exports, chosen or dropped", async ({ page }) => {
  await page.goto("/seller");
  for (const [kind, buffer, said] of files) {
    await test.step(kind, async () => {
      const file = { name: `${kind}.zip`, mimeType: "", buffer };
      await page.getByLabel(en.seller.chooseFile).setInputFiles(file);
      await expect(page.getByText(file.name)).toBeVisible();
      await expect(page.getByText(said)).toBeVisible();
      await page.getByRole("button", { name: en.seller.clear }).click();
    });
  }

  await fieldOf(page).fill("typed");
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "chat.txt"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, chat);
  await expect(page.getByText(both)).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("typed");
});

test("a page translator that moves every text breaks nothing", async ({ page }) => {
  await paste(page);
  await page.evaluate(wrapTexts, "font");
  await page.getByRole("combobox", { name: en.seller.day }).selectOption({ index: 1 });
  await page.getByRole("button", { name: en.seller.copy }).click();
  await page.getByRole("button", { name: en.seller.clear }).click();
  await expect(fieldOf(page)).toHaveValue("");
  await expect(sheetOf(page)).toHaveCount(0);
  await fieldOf(page).fill(sita);
  await expect(deliveriesOf(page)).toHaveCount(1);
});

test("a full sheet is accessible, and fits with large text in both languages", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  for (const { language, seller } of [en, hi]) {
    await page.goto(pathTo(language, "seller"));
    await page.getByRole("textbox", { name: seller.paste }).fill(chat);
    await page.getByRole("button", { name: seller.copy }).click();
    await expect(page.getByRole("textbox", { name: seller.copyLabel })).toBeFocused();
    if (language === "en") await expectAccessible(page);
    await expectFits(page);
  }
});
