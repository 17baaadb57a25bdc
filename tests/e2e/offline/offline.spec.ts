import { popups } from "@/lib/copy/en/order";
import { popups as hindiPopups } from "@/lib/copy/hi/order";
import { productPath } from "@/lib/paths";
import { keptAddresses, waitUntilKept, weigh } from "@/tests/support/offline-caches";
import {
  addItem,
  addresses,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillDelivery,
  hindiAddresses,
  openDelivery,
  phone,
  test,
  textOf,
} from "@/tests/support/shop-fixtures";
import { limits } from "@/scripts/bench/results/limits";
import { startShop } from "@/scripts/local-servers/shop-process";
import {
  failing,
  gone,
  openAddress,
  passedOn,
  silent,
} from "@/tests/support/servers/swappable-server";

test.use({ serviceWorkers: "allow", viewport: phone, deviceScaleFactor: 2 });
test.setTimeout(90_000);

const away = /^No network\./;

for (const { home, isOther, otherWords } of [
  { home: "/", isOther: /^\/hi(\/|$)/, otherWords: hindiPopups.cart.empty },
  { home: "/hi", isOther: /^\/(about|products|refund|offline|$)/, otherWords: popups.cart.empty },
]) {
  test(`${home}: a phone caches less than 700 KB, all in one language`, async ({ page }) => {
    await page.goto(home);
    await waitUntilKept(page);
    const sets = await Promise.all([keptAddresses(page, "set"), keptAddresses(page, "pictures")]);
    const paths = sets.flat().map((address) => new URL(address).pathname);
    const weights = await Promise.all(sets.flat().map(weigh));
    const total = weights.reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: "kept on a phone", description: `${total} bytes` });

    expect(total).toBeGreaterThan(200_000);
    expect(total).toBeLessThan(limits.precache);
    expect(paths.filter((path) => isOther.test(path))).toEqual([]);
    for (const script of sets.flat().filter((address) => address.endsWith(".js"))) {
      expect(await (await page.request.get(script)).text()).not.toContain(otherWords);
    }
  });
}

/** Runs in the page: the addresses of pictures that do not load, including those further down. */
async function missingPictures(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const coming = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures
    .filter((_, index) => coming[index]?.status === "rejected")
    .map(({ currentSrc }) => currentSrc);
}

test("after one visit the shop works without its server", async ({ page, chats }) => {
  const shop = await startShop();
  await page.goto(shop.url);
  await waitUntilKept(page);
  await shop.stop();

  for (const path of [...addresses, productPath("en", "pure-desi-ghee")]) {
    await page.goto(`${shop.url}${path}?utm_source=leaflet`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(missingPictures)).toEqual([]);
  }

  await page.goto(`${shop.url}/products`);
  await expect(page.getByText(away)).toBeVisible();
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("link", { name: "Order Now" }).click();
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  await openDelivery(page);
  await fillDelivery(page, { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "9876543210" });
  const chat = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await (await chat).close();
  expect(textOf(chats[0] ?? "")).toContain("1. A2 milk - 1 Liter - ₹70");

  await page.goto(`${shop.url}/nowhere`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs the network");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Products");
});

test("a Hindi visitor caches the Hindi shop, and a notice says that the network is down", async ({
  page,
  context,
}) => {
  await page.goto("/hi");
  await waitUntilKept(page);

  const notice = page.getByText(/^नेटवर्क नहीं है/);
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("status").filter({ has: notice })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  for (const path of hindiAddresses) {
    await page.goto(`${path}#order=a2-milk:1-liter`);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/hi/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("इस पेज के लिए नेटवर्क चाहिए");

  await context.setOffline(false);
  // The first such event may come before the service worker's network.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  // At once, rather than at the next check after ten seconds.
  await expect(notice).toHaveCount(0);
});

for (const [fault, listener] of Object.entries({
  "answers with errors": failing,
  "is slow": silent,
})) {
  test(`if the server ${fault}, pages come from the cache`, async ({ page, baseURL }) => {
    const site = await openAddress(passedOn(baseURL ?? ""));
    await page.goto(site.url);
    await waitUntilKept(page);
    site.respondWith(listener);

    await page.goto(`${site.url}/products`);
    await page.evaluate(() => Reflect.set(window, "isSamePage", true));
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await page.getByRole("link", { name: "A2 milk" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
    await site.stop();
  });
}

for (const [what, connection] of Object.entries({
  "data saver": { saveData: true },
  "a network as slow as 2G": { effectiveType: "2g" },
})) {
  test(`with ${what}, only what was fetched anyway is cached`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    const shop = passedOn(baseURL ?? "");
    const site = await openAddress((request, response) => {
      asked.push(request.url ?? "");
      shop(request, response);
    });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto(`${site.url}/products?utm_source=leaflet`);
    await expect.poll(() => keptAddresses(page, "set")).toContain(`${site.url}/products`);
    await expect
      .poll(async () => (await keptAddresses(page, "pictures")).length)
      .toBeGreaterThan(0);
    await addItem(page, "A2 milk", "1 Liter - ₹70");

    const seen = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const byItself = asked.map((url) => new URL(url, site.url).pathname);
    expect(byItself.filter((path) => !seen.includes(path))).toEqual(["/products", "/sw.js"]);
    expect(asked.filter((url, index) => asked.indexOf(url) < index)).toEqual([]);
    site.respondWith(gone);
    await page.reload();
    await expect(page.getByText(away)).toBeVisible();
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator("img")
          .first()
          .evaluate((img) => "naturalWidth" in img && img.naturalWidth),
      )
      .toBeGreaterThan(0);
    await site.stop();
  });
}

test("the service worker is revalidated each time, and does not handle sign-in", async ({
  request,
}) => {
  const answer = await request.get("/sw.js");

  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/javascript; charset=utf-8",
    "cache-control": "no-cache",
  });
  expect(Buffer.byteLength(await answer.body())).toBeLessThan(24_000);
});
