import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { dayText } from "@/lib/seller/texts";
import { fill, fillCount } from "@/lib/shop/format";
import { expectFits, wrapTexts } from "@/tests/support/look";
import { amountOf, cow, halfMilk, itemsWith, paneer, priceOf, sizeOf } from "@/tests/support/goods";
import { detailsWith, fullOrder, orderWith } from "@/tests/support/orders";
import { sheetsOf, smallestLetters } from "@/tests/support/paper";
import { expect, expectAccessible, test } from "@/tests/support/shop";

const words = en.seller;
const sita = orderMessage(fullOrder, en.order);
const mobile = "061234567890 or 98765 43211";
const details = detailsWith({ name: "राम <b>", mobile, landmark: "x".repeat(60) });
const ram = orderWith({ number: "DM-9RAM", items: itemsWith(halfMilk), details });
const question = "20/11/26, 6:41 pm - Sita: Is there paneer?";
const chat = `${question}
20/11/26, 6:43 pm - Sita: ${sita}
please come before 7
20/11/26, 6:50 pm - Sita: come at 8
21/11/26, 6:31 am - Ram: ${orderMessage(ram, hi.order)}
21/11/26, 6:35 am - Gita: ${sita.split("\n").slice(0, 5).join("\n")}`;

const areaOf = (page: Page, { paste } = words) => page.getByRole("textbox", { name: paste });
const sheetOf = (page: Page) => page.getByRole("article");
const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const deliveriesOf = (page: Page) => sheetOf(page).locator("ol > li");

test("pasted orders become a sheet, and nothing leaves the page", async ({ page }) => {
  const told: string[] = [];
  page.on("request", (request) => {
    const sent = decodeURIComponent(request.url()) + (request.postData() ?? "");
    if (/Sita|Ward|98765|DM-/.test(sent)) told.push(sent);
  });
  await page.goto("/seller");
  await areaOf(page).fill(chat);
  await expect(deliveriesOf(page)).toHaveCount(2);
  const [first, second] = [deliveriesOf(page).first(), deliveriesOf(page).last()];
  const litersOf = (...ids: string[]) => fill(words.liters, { amount: amountOf(...ids) });
  for (const text of [
    `${words.orders}2`,
    words.milk + litersOf(cow, cow, halfMilk),
    words.goods + fill(words.kilos, { amount: amountOf(paneer) }),
    words.toCollect + priceOf(cow, cow, paneer, halfMilk),
    `${en.productNames["desi-cow-milk"]}2 × ${sizeOf(cow)}${litersOf(cow, cow)}`,
    `Sita Devi ${fill(words.collect, { total: priceOf(cow, cow, paneer) })}`,
    ...Object.values(fullOrder.details ?? {}),
    fill(words.insteadOf, { numbers: "DM-2ZG7" }),
    `${words.note}: please come before 7`,
    `${words.later}: come at 8`,
  ])
    await expect(sheetOf(page)).toContainText(text);
  await expect(second.locator("[href^=tel]")).toHaveText(mobile.split(" or "));
  const confirm = second.getByRole("link", { name: words.confirm });
  await expect(confirm).toHaveAttribute("href", /phone=919876543211&/);

  const read = `${fillCount(words.read, 2)} · ${fillCount(words.unreadCount, 2)}`;
  await expect(page.getByRole("status").first()).toHaveText(read);
  await expect(page.getByRole("alert").filter({ hasText: words.cutOff })).toBeVisible();
  // By key: what is drawn late above it may move it under a finger that is as fast as this.
  await page.getByText(fillCount(words.unreadCount, 1), { exact: true }).press("Enter");
  await expect(page.getByText(question, { exact: true })).toBeVisible();

  const delivered = first.getByRole("checkbox", { name: words.delivered });
  await delivered.check();
  // It stays ticked while others are added.
  await areaOf(page).fill(`${chat}\n${fill(en.order.insteadOf, { numbers: "DM-2222" })}`);
  await expect(delivered).toBeChecked();

  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect([cookies, origins, told]).toEqual([[], [], []]);
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, history.state]));
  expect(kept + page.url()).not.toContain("Sita");
  await buttonOf(page, words.clear).click();
  await expect(page.getByRole("main")).not.toContainText("Sita");
  await expect(areaOf(page)).toHaveValue("");
  await expect(areaOf(page)).toBeFocused();
});

/** A message with an order of a household of its own. */
function messageOf(house: number, day = 20): string {
  const digits = house.toString(8).padStart(4, "0").replaceAll("0", "8").replaceAll("1", "9");
  const details = detailsWith({ name: `House ${house}`, mobile: String(9_000_000_000 + house) });
  const order = orderWith({ number: `DM-${digits}`, details });
  return `${day}/11/26, 6:43 pm - Sita: ${orderMessage(order, en.order)}\n`;
}

const archive = (name: string) => readFileSync(`tests/e2e/chats/${name}.zip`);

function choose(page: Page, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const chosen = Object.entries(files).map(([name, contents]) => {
    return { name, mimeType: "", buffer: Buffer.from(contents) };
  });
  return page.getByLabel(words.chooseFile).setInputFiles(chosen);
}

test("chats are read from exported files, each order once @engines", async ({ page }) => {
  const { fileNothing, fileProblems } = words;
  const one = fillCount(words.fileOrders, 1);
  await page.goto("/seller");
  await choose(page, { "plain.txt": messageOf(1) });
  await areaOf(page).fill("typed");
  await choose(page, {
    "windows.txt": Buffer.from(`\ufeff${messageOf(2)}`, "utf16le"),
    "one.zip": archive("one"),
    "several.zip": archive("several"),
    "locked.zip": archive("locked"),
    "cut.zip": archive("one").subarray(0, -30),
    "picture.txt": "\x89PNG\0\0\0",
  });
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "both.txt"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
    },
    [messageOf(1), messageOf(3)].join(""),
  );
  await choose(page, { "plain.txt": messageOf(1) });
  for (const said of [
    `plain.txt: ${one}`,
    `windows.txt: ${one}`,
    `one.zip: ${fileNothing}`,
    `several.zip / WhatsApp Chat with Ram.txt: ${fileNothing}`,
    `several.zip / older.zip: ${fileNothing}`,
    `locked.zip: ${fileProblems.locked}`,
    `cut.zip: ${fileProblems.unreadable}`,
    `picture.txt: ${fileProblems["no-chat"]}`,
    // What is in an earlier export as well does not count again.
    `both.txt: ${one}`,
    `plain.txt: ${fileNothing}`,
  ])
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  await expect(areaOf(page)).toHaveValue("typed");
  await page.locator("summary").press("Enter");
  for (const packed of ["curd on Sunday", "ghee on Monday", "milk on Tuesday"])
    await expect(page.locator("details")).toContainText(packed);
  await expect(deliveriesOf(page)).toHaveCount(3);
  await expect(page.getByText(words.findings.heading)).toBeHidden();
  await buttonOf(page, fill(words.takeOff, { name: "windows.txt" })).click();
  await expect(deliveriesOf(page)).toHaveCount(2);
});

test("while a long chat is read the page says so, and draws what is in view", async ({ page }) => {
  await page.goto("/seller");
  const isHalfRead = page.waitForFunction(() => /[1-9]\d %/.test(document.body.innerText));
  const orders = Array.from({ length: 960 }, (_, at) => messageOf(at, 1 + Math.floor(at / 320)));
  await choose(page, { "long.txt": `${question}\n`.repeat(20_000) + orders.join("") });
  await isHalfRead;

  // The newest two days, and of these what is in view.
  const days = page.getByRole("group", { name: words.days }).getByRole("checkbox");
  await expect(days).toHaveCount(3);
  await expect(days.and(page.locator(":checked"))).toHaveCount(2);
  expect(await page.locator("*").count()).toBeLessThan(12_000);
  await days.nth(0).uncheck();
  await days.nth(1).uncheck();
  await days.nth(2).check();
  const heading = `${words.heading} ${dayText("2026-11-01", en.order)}`;
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  // On paper all of them.
  await sheetsOf(page);
  await expect(deliveriesOf(page)).toHaveCount(320);
});

test("until the part that reads comes, and where it fails, the page says so", async ({ page }) => {
  await page.route(/worker/, () => undefined);
  await page.goto("/seller");
  await areaOf(page).fill(sita);
  await expect(page.getByText(fill(words.reading, { percent: 0 }))).toBeVisible();

  await page.route(/worker/, (route) => route.abort());
  await page.goto("/hi/seller");
  await areaOf(page, hi.seller).fill(sita);
  await expect(page.getByText(hi.seller.notLoaded)).toBeVisible();
  await page.unrouteAll();
  await buttonOf(page, hi.seller.tryAgain).click();
  await expect(deliveriesOf(page)).toHaveCount(1);
  await expect(page.getByText(hi.seller.notLoaded)).toBeHidden();
  await expect(areaOf(page, hi.seller)).toHaveValue(sita);
});

test("the sheet goes to a chat and a spreadsheet on every phone", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/seller");
  await areaOf(page).fill(chat);
  await buttonOf(page, words.copy).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const copied = `1. ${en.order.fields.name.label}: Sita Devi`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(copied);
  const download = page.waitForEvent("download");
  await buttonOf(page, words.csv).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${words.file}.csv`);
  expect(readFileSync(await file.path(), "utf8")).toContain('"Sita Devi"');

  await page.evaluate(() => {
    const share = async ({ files: [file] }: { files: File[] }) => {
      document.title = `${file?.name}: ${await file?.text()}`;
    };
    for (const [name, value] of Object.entries({ standalone: true, canShare: () => true, share }))
      Object.defineProperty(navigator, name, { value });
  });
  await buttonOf(page, words.csv).click();
  await expect(page).toHaveTitle(RegExp(`^${words.file}.csv: .*"Order DM-7K3Q`));

  // A page translator, which moves every text, breaks nothing.
  await page.evaluate(wrapTexts, "font");
  await page.getByRole("checkbox", { name: dayText("2026-11-20", en.order) }).uncheck();
  await buttonOf(page, words.clear).click();
  await expect(sheetOf(page)).toHaveCount(0);
  await areaOf(page).fill(sita);
  await expect(deliveriesOf(page)).toHaveCount(1);
});

test("a full sheet is accessible, and fits large text and any paper", async ({ page }) => {
  await page.goto("/hi/seller");
  await areaOf(page, hi.seller).fill(chat);
  await sheetOf(page).waitFor();
  await expectAccessible(page);
  await expectFits(page);
  await page.emulateMedia({ media: "print" });
  for (const width of [58, 80, 148, 210]) {
    const margin = width < 100 ? 3 : 10;
    const inner = Math.floor(((width - 2 * margin) / 25.4) * 96) - 1;
    await page.setViewportSize({ width: inner, height: 1000 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${width} mm`).toBeLessThanOrEqual(inner);
    expect(await smallestLetters(page), `${width} mm`).toBeGreaterThanOrEqual(8);
    expect(new Set(await sheetsOf(page, width, 300))).toEqual(new Set([`${width} × 300`]));
  }
  for (const part of ["banner", "contentinfo", "textbox", "checkbox", "button"] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  // With the orders that were cut off.
  await expect(page.getByText(`6:35 am - Gita: ${en.order.greeting}`)).toBeVisible();
  await expect(page.getByText(question, { exact: true })).toBeHidden();
});
