import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { languageOf } from "@/lib/language";
import { pathTo } from "@/lib/paths";
import { products } from "@/lib/shop/catalogue";
import { milk, optionOf } from "@/tests/support/goods";
import { test, type Release } from "@/tests/support/proxy";
import { shopFolder } from "@/tests/support/server";
import { addresses, expect, inHindi, requestFailed } from "@/tests/support/shop";
import { addItem, card, cartButton, popup, prepareOrder } from "@/tests/support/steps";

test.use({ serviceWorkers: "allow", isAlone: true, expected: requestFailed });

/** Opens a page as the first one, and waits until it is kept on the phone. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const path = new URL(address).pathname;
  await expectKept(page, path, pathTo(languageOf(path), "offline"));
}

/** The paths of all that is kept on the phone. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open("visited")).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}

async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(paths));
}

/** Has all pictures come, as if the page were read to its end, and returns their paths. Throws if one does not. */
function readPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paths = [...document.images].map(async (picture) => {
      picture.loading = "eager";
      await picture.decode();
      return new URL(picture.currentSrc).pathname;
    });
    return Promise.all(paths);
  });
}

/** Runs before the service worker's own code: a storage like that of a slow phone. */
const slowStorage = `const match = caches.match.bind(caches);
caches.match = (address) => new Promise((end) => setTimeout(() => end(match(address)), 1500));`;

test("an order page visited once works offline @engines", async ({ page, context, site }) => {
  site.write = (text) => (text.includes("skipWaiting") ? slowStorage + text : text);
  await visit(page, `${site.url}/`);
  // A page that a link has led to is kept like one that was opened.
  await page.getByRole("link", { name: en.home.order }).click();
  await expect(card(page, milk)).toBeVisible();
  await expectKept(page, "/products", ...(await readPictures(page)));
  await page.close();
  site.state = "away";
  const tab = await context.newPage();
  await prepareOrder(tab, `${site.url}/products?utm_source=leaflet`);
  await expect(tab.getByText(en.offline.away)).toBeVisible();
  await readPictures(tab);

  await tab.goto(`${site.url}/about`);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(en.offline.heading);
  const main = tab.getByRole("main");
  for (const protocol of ["tel:", "sms:", "https://api.whatsapp.com/"])
    await expect(main.locator(`a[href^="${protocol}"]`)).toBeVisible();
  await tab.getByRole("link", { name: en.nav.products }).first().click();
  await expect(cartButton(tab, 1)).toBeVisible();
});

test("a kept page comes where nothing is answered, or an error", async ({ page, site }) => {
  await visit(page, `${site.url}/products`);
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expectKept(page, "/hi/products", "/hi/offline");
  site.state = "silent";
  await page.goto(`${site.url}/products`, { timeout: 8000, waitUntil: "commit" });
  await expect(page.getByText(en.offline.away)).toBeVisible();
  // The router asks in vain, and then the browser, which need not wait again.
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await page.waitForURL("**/hi/products", { timeout: 8000, waitUntil: "commit" });
  site.state = "failing";
  await page.goto(`${site.url}/hi/products`);
  await expect(page.getByText(hi.offline.away)).toBeVisible();
  await page.goto(`${site.url}/hi/about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi.offline.heading);
});

test("the notice goes with an answer, and does not come by mistake", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
  });
  await visit(page, `${site.url}/products`);
  const away = page.getByText(en.offline.away);
  // The browser is wrong about the network.
  const checked = page.waitForResponse(/robots/);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await checked;
  await expect(away).toHaveCount(0);
  site.state = "away";
  await page.reload();
  await expect(away).toBeVisible();
  // The browser may end the worker, and begin another, at any time.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  site.state = "here";
  await page.getByRole("link", { name: en.footer.about }).first().click();
  await expect(away).toHaveCount(0);

  // A page that is left while its files come does not hold up the next one.
  for (const kind of ["document", "script"]) {
    const asked = page.waitForRequest((request) => request.resourceType() === kind);
    await page.goto(`${site.url}/products`, { waitUntil: "commit" });
    await asked;
    await page.evaluate(() => void setTimeout(() => location.assign("/about")));
    await page.waitForURL("**/about");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.about.heading);
  await expect(away).toHaveCount(0);
});

test("with data saver, or on a 2G line, nothing is kept", async ({ browser, page, site }) => {
  const address = `${site.url}/refund`;
  const other = await browser.newContext();
  for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }]) {
    const sparing = await other.newPage();
    await sparing.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await sparing.goto(address);
  }
  // By then the others, which were opened before, would have kept something, too.
  await visit(page, address);
  const workers = other.pages()[0]?.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(await workers).toHaveLength(0);
  await other.close();
});

/** What runs before the service worker's own code. */
const storages = {
  "that refuses":
    "caches.match=caches.keys=()=>Promise.reject(new Error());caches.open=()=>{throw new Error()};",
  "that is stuck": "caches.match=caches.open=caches.keys=()=>new Promise(()=>{});",
  "of one byte": "",
};

for (const [name, script] of Object.entries(storages)) {
  test(`storage ${name} takes nothing from the shop`, async ({ page, site }) => {
    site.write = (text) => (text.includes("skipWaiting") ? script + text : text);
    await page.goto(`${site.url}/`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    for (let visits = 0; visits < 2; visits += 1) {
      site.fetched.length = 0;
      await page.goto(`${site.url}/products`);
      await readPictures(page);
      // It comes with the last script of all.
      await expect(page.locator("dialog[data-popup~=delivery]")).toHaveCount(1);
      await page.waitForLoadState("networkidle");
    }
    const again = site.fetched.map(({ path }) => path);
    expect(again.filter((path) => !/\?|sw\.js/.test(path))).toEqual(["/products"]);
  });
}

const oldPrice = optionOf(milk);
const newPrice = `${oldPrice}1`;

/** The next release: its milk is dearer, its files have other names, and those of before are gone. */
async function nextRelease(page: Page): Promise<Release> {
  const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  const scripts = sources.flatMap((src) => /chunks\/([\w-]{8,})\.js/.exec(src)?.[1] ?? []);
  const names = [...scripts, readFileSync(`${shopFolder}/.next/BUILD_ID`, "utf8")];
  const isGone = (path: string) => scripts.some((name) => path.includes(`${name}.js`));
  return {
    write: (text) =>
      names
        .reduce((all, name) => all.replaceAll(name, `${name}-next`), text)
        .replaceAll(oldPrice, newPrice)
        // It has the hashes of the inline scripts as they were.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
    find: (path) => (isGone(path) ? undefined : path.replace("-next.js", ".js")),
  };
}

test("a new release comes with the next page and its scripts", async ({ page, site }) => {
  await visit(page, `${site.url}/products`);
  // Earlier workers had a cache for each release.
  await page.evaluate(() => caches.open("0123456789ab"));
  await addItem(page, milk);
  const release = await nextRelease(page);
  const isGone = (path: string) => !release.find(path);
  expect((await keptPaths(page)).filter(isGone)).not.toEqual([]);
  Object.assign(site, release);

  // The page is of the release before, whose scripts the shop has no more.
  await page.getByRole("link", { name: en.footer.about }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.about.heading);
  await expectKept(page, "/about");
  site.state = "away";
  await page.getByRole("link", { name: en.nav.products }).first().click();
  await expectPrice(page, oldPrice);
  site.state = "here";
  await page.getByRole("link", { name: en.footer.about }).first().click();
  await page.getByRole("link", { name: en.nav.products }).first().click();
  const option = page.getByRole("option", { name: newPrice, exact: true });
  await expect(async () => {
    // On a busy machine the worker may have given up waiting, and shown the page as it was kept.
    if ((await option.count()) === 0) await page.goto(`${site.url}/products`);
    await expect(option).toBeAttached({ timeout: 5000 });
  }).toPass();
  await expectPrice(page, newPrice);
  await expect.poll(async () => (await keptPaths(page)).filter(isGone)).toEqual([]);
  site.state = "away";
  await page.reload();
  await expect(page.getByText(en.offline.away)).toBeVisible();
  await expectPrice(page, newPrice, 0);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

/** Expects the products page with this price of milk, and with a working cart of so many lines. */
async function expectPrice(page: Page, price: string, lines = 1): Promise<void> {
  const option = card(page, milk).getByRole("option", { name: price, exact: true });
  await expect(option).toBeAttached();
  await cartButton(page, lines).click();
  await expect(popup(page, en.cart.title).getByRole("listitem")).toHaveCount(lines);
  await page.keyboard.press("Escape");
}

test("no more than twenty pages are kept, and the offline pages", async ({ page, site }) => {
  await visit(page, `${site.url}/refund`);
  const all = [...addresses, ...products.map(({ id }) => pathTo("en", id))];
  const paths = all.flatMap((path) => [path, inHindi(path)]);
  await page.evaluate(async (paths) => {
    const { active } = await navigator.serviceWorker.ready;
    for (const path of paths) active?.postMessage({ document: location.href, path, fetched: [] });
  }, paths);
  await expectKept(page, ...paths.slice(-12));
  const isPage = (path: string) => !/^\/(?:_next|pictures)\//.test(path);
  // The offline page of each language is one.
  await expect.poll(async () => (await keptPaths(page)).filter(isPage).length).toBe(22);
});
