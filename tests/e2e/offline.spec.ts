import { optionOf } from "@/tests/support/goods";
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { startProxy, type Release } from "@/tests/support/proxy";
import { shopFolder } from "@/tests/support/server";
import { addresses, expect, inHindi, test as base } from "@/tests/support/shop";
import {
  addItem,
  card,
  cartButton,
  openDelivery,
  popup,
  refuseTabs,
  typeDelivery,
} from "@/tests/support/steps";

const test = base.extend<Pick<Awaited<ReturnType<typeof startProxy>>, "site">>({
  site: async ({ baseURL }, use) => {
    const { site, stop } = await startProxy(baseURL ?? "");
    await use(site);
    await stop();
  },
});

test.use({ serviceWorkers: "allow" });

/** Opens a page, and waits until the shop is kept on the phone. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Runs in the page: the addresses of pictures that do not load, also of those further down. */
async function missingPictures(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const shown = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures
    .filter((_, at) => shown[at]?.status === "rejected")
    .map(({ currentSrc }) => currentSrc);
}

test.afterEach(({ complaints }) => {
  const all = complaints.splice(0);
  expect(all.filter((text) => !/Failed to load resource|net::ERR/.test(text))).toEqual([]);
});

for (const [lang, away, pages] of [
  ["en", en.network.away, addresses],
  ["hi", hi.network.away, addresses.map(inHindi)],
] as const) {
  const [home = ""] = pages;
  test(`after a visit of ${home} its pages and pictures are kept`, async ({ page, site }) => {
    await visit(page, site.url + home);
    site.state = "away";

    for (const address of pages) {
      await page.goto(`${site.url}${address}?utm_source=leaflet`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // They are the same in both languages.
      if (lang === "en") expect(await page.evaluate(missingPictures)).toEqual([]);
    }
    await expect(page.getByRole("status").filter({ hasText: away })).toBeVisible();
    site.state = "here";
    await page.goto(site.url + home);
    await expect(page.getByText(away)).toHaveCount(0);
  });
}

test("an order can be prepared without a network, from page to page", async ({ page, site }) => {
  await refuseTabs(page);
  await visit(page, `${site.url}/`);
  site.state = "away";
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.getByRole("link", { name: en.home.order }).click();
  await expect(page.getByText(en.network.away)).toBeVisible();
  await addItem(page, "a2-milk:1-liter");
  await card(page, "fresh-paneer").getByRole("link").click();
  await expect(page).toHaveURL(/fresh-paneer/);
  await page.getByRole("button", { name: en.catalogue.form.add }).click();
  await page.keyboard.press("Escape");
  await openDelivery(page);
  await typeDelivery(page);
  await page.getByRole("button", { name: en.delivery.deliver }).click();
  await expect(popup(page, en.ready.title)).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await page.goto(`${site.url}/nowhere`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.offline.heading);
  await page.getByRole("link", { name: en.offline.shop }).click();
  await expect(cartButton(page, 2)).toBeVisible();
});

test("the other language is kept once it was switched to", async ({ page, site }) => {
  await visit(page, `${site.url}/products`);
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(/\/hi\/products$/);
  const isKept = () => page.evaluate(async () => Boolean(await caches.match("/hi/refund")));
  await expect.poll(isKept).toBe(true);
  site.state = "failing";

  await page.goto(`${site.url}/hi/about`);
  await expect(page.getByText(hi.network.away)).toBeVisible();
});

const offered = optionOf("a2-milk:1-liter");
const dearer = `${offered}1`;

/** The next release: its milk is dearer, its files have other names, and those of before are gone. */
async function nextRelease(page: Page): Promise<Release> {
  const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  const scripts = sources.flatMap((src) => /chunks\/([\w-]{8,})\.js/.exec(src)?.[1] ?? []);
  const names = [
    ...scripts,
    readFileSync(`${shopFolder}/.next/BUILD_ID`, "utf8"),
    ...(await kept(page)),
  ];
  const isGone = (path: string) => scripts.some((name) => path.includes(`${name}.js`));
  return {
    write: (text) =>
      names
        .reduce((all, name) => all.replaceAll(name, `${name}-next`), text)
        .replaceAll(offered, dearer)
        // It has the hashes of the inline scripts as they were.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
    find: (path) => (isGone(path) ? undefined : path.replace("-next.js", ".js")),
  };
}

/** The names of the releases that are kept on the phone. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

test("a new release comes with the next page and its scripts", async ({ page, context, site }) => {
  await visit(page, `${site.url}/products`);
  await addItem(page, "a2-milk:1-liter");
  const [before] = await kept(page);
  site.release = await nextRelease(page);
  const other = await context.newPage();
  await other.goto(`${site.url}/refund`);
  // As browsers do some time after a page has opened.
  await other.evaluate(() => navigator.serviceWorker.ready.then((worker) => void worker.update()));
  await expect.poll(() => kept(other)).toEqual([`${before}-next`]);

  // Its page is of the release before, whose scripts nobody has any more.
  await page.getByRole("link", { name: en.footer.about }).click();
  await page.getByRole("link", { name: en.nav.products }).first().click();
  await expectNewPrice(page);
  site.state = "away";
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/products`);
  await expectNewPrice(page);
});

/** Expects the products page of the next release, with a working cart of one line. */
async function expectNewPrice(page: Page): Promise<void> {
  await expect(card(page, "a2-milk").getByRole("combobox")).toContainText(dearer);
  await cartButton(page, 1).click();
  await expect(popup(page, en.cart.title).getByRole("listitem")).toHaveCount(1);
}
