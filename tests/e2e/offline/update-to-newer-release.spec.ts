import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { ensureNewerRelease, newerReleaseFolder } from "@/scripts/test/build-newer-release";
import { waitUntilKept } from "@/tests/support/offline-caches";
import {
  addItem,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillDelivery,
  openDelivery,
  phone,
  test as base,
  textOf,
} from "@/tests/support/shop-fixtures";
import { startShop, type ShopProcess } from "@/scripts/local-servers/shop-process";
import {
  gone,
  openAddress,
  passedOn,
  type SwappableServer,
} from "@/tests/support/servers/swappable-server";

/** Two releases of the shop; in the next one every price is 5 rupees higher. */
interface Releases {
  readonly current: ShopProcess;
  readonly next: ShopProcess;
}

/**
 * What the browser and the router log when an earlier page requests scripts that the server no longer has,
 * or data of the next release, which it cannot use: it then loads that page in full.
 */
const ofTwoReleases = /404|MIME type|Loading chunk|RSC payload|preloaded using link preload/;

const test = base.extend<
  { site: SwappableServer; deploy: () => void; expected: undefined },
  { releases: Releases }
>({
  releases: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
    async ({}, use) => {
      await ensureNewerRelease();
      const current = await startShop();
      const next = await startShop({
        script: join(newerReleaseFolder, ".next", "shop-server.cjs"),
      });
      await use({ current, next });
      await Promise.all([current.stop(), next.stop()]);
    },
    { scope: "worker", timeout: 300_000 },
  ],
  site: async ({ releases }, use) => {
    const site = await openAddress(passedOn(releases.current.url));
    await use(site);
    await site.stop();
  },
  deploy: async ({ site, releases }, use) => {
    await use(() => site.respondWith(passedOn(releases.next.url)));
  },
  expected: [
    async ({ complaints }, use) => {
      await use(undefined);
      expect(complaints.filter((text) => !ofTwoReleases.test(text))).toEqual([]);
      complaints.length = 0;
    },
    { auto: true },
  ],
});

// In one worker, which builds the next release if necessary.
test.describe.configure({ mode: "default" });
test.use({ viewport: phone });

const a2Milk = 'a[href="/products/a2-milk"]';
const cart = (page: Page) => page.getByRole("button", { name: "CART 1 item" });
const newVersion = "A new version of the shop is here.";
const nextPrice = (page: Page) => page.locator("option", { hasText: "1 Liter - ₹75" }).first();

/** A filled cart on the products page of the earlier version. */
async function fillCart(page: Page, site: SwappableServer): Promise<void> {
  await page.goto(`${site.url}/products`, { waitUntil: "networkidle" });
  await addItem(page, "A2 milk", "1 Liter - ₹70");
}

test.describe("without a service worker", () => {
  test("a link on an earlier page leads into the next release, with the cart", async ({
    page,
    site,
    deploy,
  }) => {
    await fillCart(page, site);
    deploy();
    await page.locator(a2Milk).first().click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
    await expect(nextPrice(page)).toBeAttached();
    await cart(page).click();
    await expect(page.getByRole("dialog").getByText("₹75").first()).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Products");
    await expect(cart(page)).toBeVisible();
  });

  test("a page that was prefetched before the deployment opens in the next release", async ({
    page,
    site,
    deploy,
  }) => {
    await fillCart(page, site);
    const inAdvance = page.waitForResponse((answer) => answer.url().includes("_rsc"));
    await page.locator(a2Milk).first().hover();
    await (await inAdvance).finished();
    deploy();
    await page.locator(a2Milk).first().click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
    await expect(cart(page)).toBeVisible();
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
  });

  test("items that the next release has sold out leave the cart, and its notice shows", async ({
    page,
    site,
    deploy,
  }) => {
    await fillCart(page, site);
    await addItem(page, "Homemade Curd", "500g - ₹65");
    deploy();
    await page.locator(a2Milk).first().click();

    const notice = page.getByRole("complementary", { name: "Notice" });
    await expect(notice.getByText("26 जनवरी को डिलीवरी नहीं होगी")).toHaveAttribute("lang", "hi");
    await cart(page).click();
    await expect(page.getByRole("dialog")).toContainText(
      "Sold out, so no longer in your cart: Homemade Curd 500g",
    );
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Back" }).click();
    const curd = page.getByRole("article", { name: "Homemade Curd" });
    await expect(curd.getByText("Sold out for now.")).toBeVisible();
    const paneer = page.getByRole("article", { name: "Fresh Paneer" });
    await expect(paneer.getByRole("combobox")).toHaveValue(/500g/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("Back to an earlier page keeps the cart", async ({ page, site, deploy }) => {
    await page.goto(site.url, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Order Now" }).click();
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    deploy();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Order Now" })).toBeVisible();
    await page.getByRole("link", { name: "Order Now" }).click();

    await expect(cart(page)).toBeVisible();
  });

  test("the browser warns before typed text is lost, and a shopper who stays can order", async ({
    page,
    site,
    deploy,
    chats,
  }) => {
    // Otherwise the page may have been prefetched in this version, and nothing would be lost.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await fillCart(page, site);
    await openDelivery(page);
    await fillDelivery(page, {
      Name: "Sita Devi",
      "Address line 1": "Ward 7",
      Mobile: "9876543210",
    });
    deploy();
    await page.getByRole("button", { name: "Cancel" }).click();

    page.once("dialog", (question) => void question.dismiss());
    const asked = page.waitForEvent("dialog");
    await page.locator(a2Milk).first().click();
    expect((await asked).type()).toBe("beforeunload");
    await openDelivery(page);
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sita Devi");
    const chat = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Deliver Here" }).click();
    await (await chat).close();
    expect(textOf(chats[0] ?? "")).toContain("Name: Sita Devi");
    await page.getByRole("button", { name: "Close" }).click();

    page.once("dialog", (question) => void question.accept());
    await page.locator(a2Milk).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
    await expect(nextPrice(page)).toBeAttached();
    await openDelivery(page);
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  });

  test("if the server no longer has the delivery form, a reload brings it, with the cart", async ({
    page,
    site,
    deploy,
    complaints,
  }) => {
    await page.goto(`${site.url}/products`, { waitUntil: "networkidle" });
    deploy();
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await cart(page).click();
    await page.getByRole("button", { name: "Checkout" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Loading chunk failed.")).toBeVisible();
    expect(complaints.join()).toContain("404");
    await page.getByRole("button", { name: "Reload" }).click();

    await expect(nextPrice(page)).toBeAttached();
    await openDelivery(page);
  });

  test("if the server no longer has the popup of an order link, a reload brings it", async ({
    page,
    site,
    deploy,
    complaints,
  }) => {
    await page.goto(`${site.url}/products`, { waitUntil: "networkidle" });
    deploy();
    await page.evaluate(() => {
      window.location.hash = "#order=a2-milk:1-liter";
    });

    await expect(page.getByRole("dialog").getByText("₹75").first()).toBeVisible();
    expect(complaints.join()).toContain("404");
  });
});

/** The ids of the builds whose pages, scripts and pictures are cached. */
async function keptBuilds(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(" pictures"));
    const sizes = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return names.filter((_, index) => sizes[index] !== 0).map((name) => name.split(" ")[1] ?? "");
  });
}

function nameOfBuild(folder: string): string {
  return readFileSync(join(folder, ".next", "BUILD_ID"), "utf8");
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test.setTimeout(60_000);

  test("the second visit shows the next release, also without a network", async ({
    page,
    site,
    deploy,
    complaints,
  }) => {
    await page.goto(site.url);
    await waitUntilKept(page);
    deploy();

    await page.goto(`${site.url}/products`);
    await expect(nextPrice(page)).toBeAttached();
    await expect
      .poll(() => keptBuilds(page), { timeout: 40_000 })
      .toEqual([nameOfBuild("."), nameOfBuild(newerReleaseFolder)]);
    await expect(page.getByText(newVersion)).toHaveCount(0);

    site.respondWith(gone);
    for (const path of ["/", "/about", "/refund", "/products/a2-milk", "/products"]) {
      await page.goto(site.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.content()).toContain(nameOfBuild(newerReleaseFolder));
    }
    await addItem(page, "A2 milk", "1 Liter - ₹75");
    await openDelivery(page);
    expect(complaints).toEqual([]);
  });

  test("an open page of the earlier release says so, keeps working, and reloads with its cart", async ({
    page,
    context,
    site,
    deploy,
  }) => {
    await page.goto(`${site.url}/products`);
    await waitUntilKept(page);
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await openDelivery(page);
    await fillDelivery(page, { Name: "Sita Devi" });
    deploy();
    const second = await context.newPage();
    await second.goto(`${site.url}/about`);
    await expect
      .poll(() => keptBuilds(second), { timeout: 40_000 })
      .toContain(nameOfBuild(newerReleaseFolder));
    await second.close();

    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sita Devi");
    await fillDelivery(page, { Name: "" });
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText(newVersion)).toBeVisible();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(nextPrice(page)).toBeAttached();
    await expect(cart(page)).toBeVisible();
  });

  test("a page of the earlier release finds its popups although the server no longer has them", async ({
    page,
    site,
    deploy,
    complaints,
  }) => {
    await page.goto(`${site.url}/products`);
    await waitUntilKept(page);
    deploy();
    await addItem(page, "A2 milk", "1 Liter - ₹70");

    await openDelivery(page);
    expect(complaints).toEqual([]);
  });
});
