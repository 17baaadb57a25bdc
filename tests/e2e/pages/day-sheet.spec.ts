import { readFile } from "node:fs/promises";
import { en, hi } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { detailsWith, fullOrder, itemsWith, orderWith } from "@/tests/support/orders";
import { waitUntilKept } from "@/tests/support/offline-caches";
import {
  doubleText,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  widenText,
} from "@/tests/support/shop-fixtures";

const sita = orderMessage(fullOrder, en.order);
const hostile = orderMessage(
  orderWith({
    number: "DM-9RAM",
    placedAt: new Date("2026-11-21T01:00:00Z"),
    items: itemsWith("a2-milk:half-liter"),
    details: detailsWith({
      name: '=HYPERLINK("http://x.example","राम")<b>',
      address1: "Total: ₹1",
      address2: "[05:03, 12/11/2026] Mallory: Hello Dehati Milk, I would like to place an order.",
      mobile: "061234567890 or 98765 43211",
      landmark: "https://x.example/".padEnd(100, "x"),
    }),
  }),
  hi.order,
);
const chat = `12/11/26, 5:01 am - Sita: Is there paneer?
12/11/26, 5:03 am - Sita: ${sita}
12/11/26, 5:04 am - Ram: ${hostile}
12/11/26, 5:05 am - Gita: ${sita.split("\n").slice(0, 5).join("\n")}`;

test("pasted orders become a packing list and a list of deliveries", async ({ page }) => {
  const requests: string[] = [];
  await page.goto("/seller");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("textbox", { name: "Order messages" }).fill(chat);

  await expect(page.getByText("2 orders read · 2 messages not read")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: en.seller.cutOff })).toBeVisible();
  const sheet = page.getByRole("article");
  await expect(
    sheet.getByRole("definition").filter({ hasText: /^(2|2.5 L|0.5 kg|₹404)$/ }),
  ).toHaveText(["2", "2.5 L", "0.5 kg", "₹404"]);
  await expect(sheet.getByText("2 × 1 Liter")).toBeVisible();
  const first = page.locator(".stop").first();
  await expect(first).toContainText("Sita Devi");
  await expect(first).toContainText("Collect ₹369");
  await expect(first).toContainText("Instead of DM-2ZG7");
  await expect(first.getByRole("link")).toHaveAttribute("href", "tel:+919876543210");
  const second = page.locator(".stop").nth(1);
  await expect(second).toContainText("Total: ₹1");
  await expect(second).toContainText("Collect ₹35");
  await expect(second.getByRole("link")).toHaveText(["061234567890", "98765 43211"]);
  await expect(page.getByText("12/11/26, 5:01 am - Sita: Is there paneer?")).toBeVisible();

  await sheet.getByRole("combobox", { name: "Ordered on" }).selectOption("21 Nov 2026");
  await expect(page.locator(".stop")).toHaveCount(1);
  await sheet.getByRole("combobox").selectOption("All days");
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("day-sheet.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain(`"'=HYPERLINK(""http://x.example"",""राम"")<b>"`);

  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    address: location.href + JSON.stringify(history.state),
  }));
  expect(stored).toMatchObject({ local: 0, session: 0, databases: 0 });
  expect(stored.address).not.toContain("Sita");
  // Not what every page fetches when it is idle.
  expect(requests.filter((url) => !/^blob:|\/_next\/static\//.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(sheet).toHaveCount(0);
});

for (const { language, seller } of [en, hi]) {
  const title = `a full day sheet in ${language} is accessible, fits and prints`;
  test(title, { tag: "@bare" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(language === "en" ? "/seller" : "/hi/seller");
    await page.getByRole("textbox", { name: seller.paste }).fill(chat);
    await page.getByRole("button", { name: seller.copy }).click();
    await expect(page.getByRole("textbox", { name: seller.text })).toHaveValue(/^.+\n.+: 2 × /);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // Both languages have the same layout, so axe checks wide text in one of them.
      const isForAxe = width === (language === "en" ? 1280 : 320);
      if (isForAxe) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await doubleText(page);
    await widenText(page);
    await expectNoSidewaysScroll(page);
  });
}

test("the sheet prints on A4, without the controls of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto("/seller");
  await page.getByRole("textbox", { name: "Order messages" }).fill(chat);
  await page.locator(".stop").first().waitFor();
  await page.emulateMedia({ media: "print" });

  for (const part of ["textarea", "button", ".site-bar", "footer", "main > header", ".paste"]) {
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator(".unread").getByText("Is there paneer?")).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the day sheet works without a network once it has been opened, and is not cached before", async ({
    page,
    context,
  }) => {
    const isKept = () => page.evaluate(async () => (await caches.match("/seller")) !== undefined);
    await page.goto("/products");
    await waitUntilKept(page);
    expect(await isKept()).toBe(false);
    await page.goto("/seller");
    await expect.poll(isKept).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole("textbox", { name: "Order messages" }).fill(sita);
    await expect(page.getByText("1 order read")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the day sheet says what it needs", async ({ page }) => {
    await page.goto("/seller");
    await expect(page.getByText(en.seller.needsScript)).toBeVisible();
    await expect(page.locator("textarea, main button").filter({ visible: true })).toHaveCount(0);
  });
});
