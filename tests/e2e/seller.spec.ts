import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { expectFits } from "@/tests/support/look";
import { detailsWith, fullOrder, itemsWith, orderWith } from "@/tests/support/orders";
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

const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Order messages" });
const sheetOf = (page: Page) => page.getByRole("article");
const deliveriesOf = (page: Page) =>
  sheetOf(page).getByRole("listitem").filter({ hasText: "Collect" });

async function paste(page: Page): Promise<void> {
  await page.goto("/seller");
  await fieldOf(page).fill(chat);
  await sheetOf(page).waitFor();
}

test("pasted orders become what to pack, by day, and whom to bring it to", async ({ page }) => {
  await paste(page);
  const figures = (await sheetOf(page).getByRole("definition").allTextContents()).slice(0, 4);
  expect(figures).toEqual(["2", "2.5 L", "0.5 kg", "₹404"]);
  const milk = sheetOf(page).getByRole("listitem").filter({ hasText: "Desi cow milk" });
  await expect(milk.first()).toHaveText("Desi cow milk2 × 1 Liter2 L");
  const [first, second] = [deliveriesOf(page).first(), deliveriesOf(page).last()];
  await expect(first).toContainText("Sita Devi Collect ₹369");
  await expect(first).toContainText("Landmark: Shiv Mandir");
  await expect(first).toContainText("Instead of DM-2ZG7");
  await expect(first.getByRole("link")).toHaveAttribute("href", "tel:+919876543210");
  await expect(second).toHaveText(/<b>.*Collect ₹35/);
  await expect(second.getByRole("link")).toHaveText(["061234567890", "98765 43211"]);

  await expect(page.getByText("2 orders read · 2 messages not read")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeVisible();
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await expect(page.getByText("5:05 am - Gita: Hello Dehati Milk")).toBeVisible();

  await page.getByRole("combobox", { name: "Ordered on" }).selectOption("20 Nov 2026");
  await expect(deliveriesOf(page)).toHaveText([/Sita Devi/]);
  await expect(page.getByRole("heading", { name: "Day sheet 20 Nov 2026" })).toBeVisible();
});

test("the sheet goes to the delivery person's chat and into a spreadsheet", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page);
  await page.getByRole("button", { name: "Copy for delivery" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("1. Name: Sita Devi");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("day-sheet.csv");
  const rows = await readFile(await file.path(), "utf8");
  expect(rows).toContain('\r\n"DM-7K3Q","2026-11-20 18:42","Sita Devi"');
});

test("nothing of what is pasted leaves the page, or stays once it is cleared", async ({ page }) => {
  await page.goto("/seller", { waitUntil: "networkidle" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await fieldOf(page).fill(chat);
  await expect(deliveriesOf(page)).toHaveCount(2);
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
  // Fonts for letters that the page has not had before.
  expect(requests.filter((address) => !address.endsWith(".woff2"))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, history.state]));
  expect(kept + page.url()).not.toContain("Sita");

  await page.getByRole("button", { name: "Clear" }).click();
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
  await expect(page.getByText("5:05 am - Gita: Hello Dehati Milk")).toBeVisible();
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
