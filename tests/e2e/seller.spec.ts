import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import type { Locator, Page } from "playwright/test";
import { en, hi, type Copy } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { dayText } from "@/lib/seller/texts";
import { fill, fillCount } from "@/lib/fill";
import { expectFits, wrapTexts } from "@/tests/support/look";
import { amountOf, cow, halfMilk, itemsWith, paneer, priceOf, sizeOf } from "@/tests/support/goods";
import { detailsWith, fullOrder, orderWith } from "@/tests/support/orders";
import { sheetsOf } from "@/tests/support/paper";
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
      landmark: "https://x.example/".padEnd(60, "x"),
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

const callsIn = (delivery: Locator) => delivery.locator("[href^=tel]");

async function paste(page: Page, { language, seller }: Copy = en): Promise<void> {
  await page.goto(pathTo(language, "seller"));
  await page.getByRole("textbox", { name: seller.paste }).fill(chat);
  await sheetOf(page).waitFor();
}

test("pasted orders become a sheet, and nothing leaves the page", async ({ page, baseURL }) => {
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
  await expect(callsIn(first)).toHaveAttribute("href", "tel:+919876543210");
  await expect(second).toContainText(collect(halfMilk));
  await expect(callsIn(second)).toHaveText(["061234567890", "98765 43211"]);

  await expect(page.getByText(`${both} · ${fill(unreadCount.other, { count: 2 })}`)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: en.seller.cutOff })).toBeVisible();
  // By key: what is drawn late above it may move it under a finger that is as fast as this.
  await page.getByText(fill(unreadCount.one, { count: 1 }), { exact: true }).press("Enter");
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await expect(page.getByText(`6:35 am - Gita: ${en.order.greeting}`)).toBeVisible();

  for (const [delivery, phone] of [
    [first, /phone=919876543210&/],
    [second, /phone=919876543211&/],
  ] as const) {
    const link = delivery.getByRole("link", { name: en.seller.confirm });
    await expect(link).toHaveAttribute("href", phone);
  }
  const delivered = first.getByRole("checkbox", { name: en.seller.delivered });
  await delivered.check();
  // It stays ticked while others are added.
  await fieldOf(page).fill(`${chat}\n${fill(en.order.insteadOf, { numbers: "DM-2222" })}`);
  await expect(delivered).toBeChecked();
  await page.getByRole("checkbox", { name: dayText("2026-11-21", en.order) }).uncheck();
  await expect(deliveriesOf(page)).toHaveText([/Sita Devi/]);
  await expect(page.getByRole("heading", { name: `${en.seller.heading} ${day}` })).toBeVisible();

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

/** A zip archive with these chats, as WhatsApp exports one, or a phone puts several into one. */
function zipped(texts: readonly string[], { method = 8, flags = 0 } = {}): Buffer {
  let length = 0;
  const files = texts.map((text, index) => {
    const name = Buffer.from(`WhatsApp Chat ${index}.txt`);
    const data = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const start = record(15, { 0: 0x4b50, 1: 0x0403, 13: name.length });
    const local = Buffer.concat([start, name, data]);
    const sizes = { 10: data.length, 12: Buffer.byteLength(text), 14: name.length, 21: length };
    const entry = record(23, { 0: 0x4b50, 1: 0x0201, 4: flags, 5: method, ...sizes });
    length += local.length;
    return { local, directory: Buffer.concat([entry, name]) };
  });
  const directory = Buffer.concat(files.map((file) => file.directory));
  const place = { 5: files.length, 6: directory.length, 8: length };
  const end = record(11, { 0: 0x4b50, 1: 0x0605, 4: files.length, ...place });
  return Buffer.concat([...files.map(({ local }) => local), directory, end]);
}

const orders = (count: number) => fillCount(en.seller.fileOrders, count);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const first = chat.slice(0, chat.indexOf("21/11/26"));
const damaged = zipped([chat]).subarray(0, -30);
const files: [kind: string, contents: Buffer, said: string][] = [
  ["a text file", Buffer.from(`\ufeff${chat}`), both],
  ["a text file of Windows", utf16(chat), both],
  ["an archive", zipped([chat]), both],
  ["an archive that is not packed", zipped([chat], { method: 0 }), both],
  ["a locked archive", zipped([chat], { flags: 1 }), fileProblems.locked],
  ["archive.zip", zipped([first, chat]), `archive.zip / WhatsApp Chat 1.txt: ${orders(1)}`],
  ["a picture", Buffer.from("\x89PNG\0\0\0"), fileProblems["no-chat"]],
];

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: "", buffer });
const choose = (page: Page, ...chosen: ReturnType<typeof asFile>[]) =>
  page.getByLabel(en.seller.chooseFile).setInputFiles(chosen);

test("chats are read from exported files, each order once @engines", async ({ page }) => {
  await page.goto("/seller");
  for (const [kind, buffer, said] of files) {
    await test.step(kind, async () => {
      await choose(page, asFile(kind, buffer));
      await expect(page.getByText(said)).toBeVisible();
      await page.getByRole("button", { name: en.seller.clear }).click();
    });
  }

  await fieldOf(page).fill("typed");
  await choose(page, asFile("one.txt", Buffer.from(first)), asFile("cut.zip", damaged));
  await expect(page.getByText(`one.txt: ${orders(1)}`)).toBeVisible();
  await expect(page.getByText(`cut.zip: ${fileProblems.unreadable}`)).toBeVisible();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "all.txt"));
    dataTransfer.items.add(new File(["Namaste"], "talk.txt"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, chat);
  // What is in an earlier export as well does not count again.
  await expect(page.getByText(`all.txt: ${orders(1)}`)).toBeVisible();
  await expect(page.getByText(`talk.txt: ${en.seller.fileNothing}`)).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("typed");
  await expect(deliveriesOf(page)).toHaveCount(2);
  await expect(page.getByText(en.seller.findings.heading)).toBeHidden();

  const takeOff = (name: string) =>
    page.getByRole("button", { name: fill(en.seller.takeOff, { name }) }).click();
  await takeOff("all.txt");
  await expect(deliveriesOf(page)).toHaveText([/Sita Devi/]);
  await takeOff("one.txt");
  await expect(sheetOf(page)).toHaveCount(0);
});

/** A chat of some days, in which one message of ten is an order. */
function longChat(): string {
  const messages = Array.from({ length: 20_000 }, (_, at) => {
    const head = `${1 + Math.floor(at / 2000)}/11/26, 6:45 pm - Sita ${at % 10}: `;
    if (at % 10 > 0) return `${head}Is there paneer today?`;
    const digits = (at / 10).toString(8).padStart(4, "0");
    const number = `DM-${digits.replace(/\d/g, (digit) => String(Number(digit) + 2))}`;
    const details = detailsWith({ mobile: String(9_000_000_000 + at) });
    return head + orderMessage(orderWith({ number, details }), en.order);
  });
  return messages.join("\n");
}

test("while a long chat is read the page says so, and answers", async ({ page }) => {
  await page.goto("/seller");
  await fieldOf(page).fill(sita);
  await expect(deliveriesOf(page)).toHaveCount(1);
  await fieldOf(page).fill("");
  const said = page.evaluate(async (nothing) => {
    const texts = new Set<string>();
    const status = document.querySelector("[role=status]");
    while (!document.querySelector("article")) {
      texts.add(status?.textContent ?? "");
      await new Promise(requestAnimationFrame);
    }
    return {
      hasReading: [...texts].some((text) => text.includes("%")),
      hasNothing: texts.has(nothing),
    };
  }, en.seller.nothing);
  await choose(page, asFile("long.txt", Buffer.from(longChat())));
  expect(await said).toEqual({ hasReading: true, hasNothing: false });

  // The newest two days, and of these what is in view.
  const days = page.getByRole("group", { name: en.seller.days }).getByRole("checkbox");
  await expect(days).toHaveCount(10);
  await expect(days.and(page.locator(":checked"))).toHaveCount(2);
  expect(await page.locator("*").count()).toBeLessThan(12_000);
  // On paper all of them.
  await sheetsOf(page);
  await expect(deliveriesOf(page)).toHaveCount(400);
  await days.nth(2).check();
  await expect(page.getByRole("heading", { name: dayText("2026-11-08", en.order) })).toBeVisible();
});

test("where the part that reads fails, that place says so", async ({ page }) => {
  await page.route(/worker/, (route) => route.abort());
  await page.goto("/seller");
  await fieldOf(page).fill(sita);
  await expect(page.getByText(en.seller.notLoaded)).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(sita);
  await page.unrouteAll();
  await page.getByRole("button", { name: en.seller.tryAgain }).click();
  await expect(deliveriesOf(page)).toHaveCount(1);
  await expect(page.getByText(en.seller.notLoaded)).toBeHidden();
});

test("the sheet goes to a chat and a spreadsheet on every phone", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page);
  const copied = page.getByRole("button", { name: en.seller.copy });
  const spreadsheet = page.getByRole("button", { name: en.seller.csv });
  await copied.click();
  await expect(page.getByText(en.seller.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `1. ${fields.name.label}: Sita Devi`,
  );
  const download = page.waitForEvent("download");
  await spreadsheet.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${en.seller.file}.csv`);
  const row = '\r\n"Order DM-7K3Q, 20 Nov 2026, 6:42 PM","\u200b2026-11-20","Sita Devi"';
  expect(await readFile(await file.path(), "utf8")).toContain(row);

  await page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperties(navigator, {
      clipboard: { value: undefined },
      standalone: { value: true },
      canShare: { value: () => true },
      share: {
        value: async ({ files }: { files: File[] }) => {
          for (const file of files) shared.push(file.name, await file.text());
        },
      },
    });
  });
  await spreadsheet.click();
  const shared = () => page.evaluate("shared");
  await expect.poll(shared).toEqual([`${en.seller.file}.csv`, expect.stringContaining(row)]);
  await copied.click();
  await expect(page.getByRole("textbox", { name: en.seller.copy })).toBeFocused();

  // A page translator, which moves every text, breaks nothing.
  await page.evaluate(wrapTexts, "font");
  await page.getByRole("checkbox", { name: day }).uncheck();
  await page.getByRole("button", { name: en.seller.clear }).click();
  await expect(sheetOf(page)).toHaveCount(0);
  await fieldOf(page).fill(sita);
  await expect(deliveriesOf(page)).toHaveCount(1);
});

test("a full sheet is accessible, and fits large text and any paper", async ({ page }) => {
  for (const [copy, papers] of [
    [en, [58, 148, 210]],
    [hi, [58, 80]],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await paste(page, copy);
    if (copy === en) await expectAccessible(page);
    await expectFits(page);
    await page.emulateMedia({ media: "print" });
    for (const width of papers) {
      const inner = Math.floor(((width - 2 * (width < 100 ? 3 : 10)) / 25.4) * 96) - 1;
      await page.setViewportSize({ width: inner, height: 1000 });
      const { overflow, smallest } = await page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>("main *")].filter(
          (element) => element.checkVisibility() && element.childElementCount === 0,
        );
        const sizes = shown.map((element) => parseFloat(getComputedStyle(element).fontSize));
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          smallest: (Math.min(...sizes) / 96) * 72,
        };
      });
      expect(overflow, `${width} mm`).toBeLessThanOrEqual(0);
      expect(smallest, `${width} mm`).toBeGreaterThanOrEqual(8);
      const sheets = await sheetsOf(page, { width: `${width}mm`, height: "300mm" });
      expect(new Set(sheets)).toEqual(new Set([`${width} × 300`]));
    }
    for (const part of ["banner", "contentinfo", "textbox", "checkbox", "button"] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    // With the orders that were cut off.
    await expect(page.getByText(`6:35 am - Gita: ${en.order.greeting}`)).toBeVisible();
    await expect(page.getByText(question, { exact: true })).toBeHidden();
  }
});
