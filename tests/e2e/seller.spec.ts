import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { dayText } from "@/lib/seller/texts";
import { fill } from "@/lib/text";
import { expectFits } from "@/tests/support/look";
import { itemsWith, priceOf } from "@/tests/support/goods";
import { detailsWith, fullOrder, orderWith } from "@/tests/support/orders";
import { a4, sheetsOf, showOnPaper } from "@/tests/support/paper";
import { expectAccessible } from "@/tests/support/shop";

const sita = orderMessage(fullOrder, en.order);
const hostile = orderMessage(
  orderWith({
    number: "DM-9RAM",
    placedAt: new Date("2026-11-21T01:00:00Z"),
    items: itemsWith("a2-milk:half-liter"),
    details: detailsWith({
      name: '=HYPERLINK("http://x.example","राम")<b>',
      mobile: "061234567890 or 98765 43211",
      landmark: "https://x.example/".padEnd(100, "x"),
    }),
  }),
  hi.order,
);
const question = "12/11/26, 5:01 am - Sita: Is there paneer?";
const chat = `${question}
12/11/26, 5:03 am - Sita: ${sita}
12/11/26, 5:04 am - Ram: ${hostile}
12/11/26, 5:05 am - Gita: ${sita.split("\n").slice(0, 5).join("\n")}`;

const milk = ["desi-cow-milk:1-liter", "desi-cow-milk:1-liter"];
const day = dayText("2026-11-20", en.order);
const summary = `${fill(en.seller.read.other, { count: 2 })} · ${fill(en.seller.unreadCount.other, { count: 2 })}`;
const collect = (...ids: string[]) => fill(en.seller.collect, { total: priceOf(...ids) });
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
    "2.5 L",
    "0.5 kg",
    priceOf(...milk, "fresh-paneer:500g", "a2-milk:half-liter"),
  ]);
  const cow = en.products["desi-cow-milk"].name;
  const packed = sheetOf(page).getByRole("listitem").filter({ hasText: cow });
  await expect(packed.first()).toHaveText(`${cow}2 × ${en.sizes["1-liter"]}2 L`);
  const [first, second] = [deliveriesOf(page).first(), deliveriesOf(page).last()];
  await expect(first).toContainText(`Sita Devi ${collect(...milk, "fresh-paneer:500g")}`);
  await expect(first).toContainText(`${en.order.fields.landmark.label}: Shiv Mandir`);
  await expect(first).toContainText(fill(en.seller.insteadOf, { numbers: "DM-2ZG7" }));
  await expect(first.getByRole("link")).toHaveAttribute("href", "tel:+919876543210");
  await expect(second).toContainText(collect("a2-milk:half-liter"));
  await expect(second.getByRole("link")).toHaveText(["061234567890", "98765 43211"]);

  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: en.seller.cutOff })).toBeVisible();
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await expect(page.getByText(`5:05 am - Gita: ${en.order.greeting}`)).toBeVisible();

  await page.getByRole("combobox", { name: en.seller.day }).selectOption(day);
  await expect(deliveriesOf(page)).toHaveText([/Sita Devi/]);
  await expect(page.getByRole("heading", { name: `${en.seller.heading} ${day}` })).toBeVisible();
});

test("the sheet goes to the delivery person's chat and into a spreadsheet", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page);
  await page.getByRole("button", { name: en.seller.copy }).click();
  await expect(page.getByText(en.seller.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `1. ${en.order.fields.name.label}: Sita Devi`,
  );

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: en.seller.csv }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${en.seller.file}.csv`);
  const rows = await readFile(await file.path(), "utf8");
  expect(rows).toContain('\r\n"DM-7K3Q","2026-11-20 18:42","Sita Devi"');
});

test("nothing of what is pasted leaves the page, or stays once it is cleared", async ({
  page,
  baseURL,
}) => {
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

test("the sheet prints on one page, with the orders that were cut off", async ({ page }) => {
  await paste(page);
  await showOnPaper(page);
  for (const part of ["banner", "contentinfo", "textbox", "combobox", "button"] as const) {
    await expect(page.getByRole(part)).toHaveCount(0);
  }
  await expect(page.getByText(`5:05 am - Gita: ${en.order.greeting}`)).toBeVisible();
  await expect(page.getByText(question, { exact: true })).toBeHidden();
  expect(await sheetsOf(page)).toEqual([a4]);
});

for (const { language, seller } of [en, hi]) {
  test(`a full sheet in ${language} is accessible and fits with large text`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(pathTo(language, "seller"));
    await page.getByRole("textbox", { name: seller.paste }).fill(chat);
    await page.getByRole("button", { name: seller.copy }).click();
    await expect(page.getByRole("textbox", { name: seller.text })).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
  });
}
