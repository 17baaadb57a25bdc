import type { Page } from "playwright/test";
import sharp from "sharp";
import { en, hi } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { indexedPages, inLanguage, isPageName, pathTo, wholeAddress } from "@/lib/paths";
import { previewAddress, previewSize } from "@/lib/pictures";
import { products } from "@/lib/shop/catalogue";
import { testConfig } from "@/tests/support/config";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";

const tag = "@live";
const siteUrl = testConfig.SITE_URL;

/** The pages that search engines may show, in both languages. */
const pages = [en, hi].flatMap((copy) =>
  [...indexedPages, ...products.map(({ id }) => id)].map((name) => ({
    copy,
    name,
    path: pathTo(copy.language, name),
  })),
);
const others = [...addresses, "/offline", "/no-such-page"]
  .flatMap((path) => [path, inHindi(path)])
  .filter((address) => pages.every(({ path }) => path !== address));

/** Those of a chat that looks for what to show beside a link. */
const headers = { "User-Agent": "WhatsApp/2.24.20.80 A" };

/** What a crawler finds in a page: its structured data; title, metadata and links ("rel hreflang href") at its beginning. */
async function read(page: Page, path: string) {
  const text = await (await page.request.get(path, { headers })).text();
  return page.evaluate((html) => {
    const parse = (part: string) => new DOMParser().parseFromString(part, "text/html");
    // Some crawlers read no more.
    const head = parse(html.slice(0, 16_000));
    const tags = [...head.querySelectorAll("meta")];
    return {
      title: head.title,
      meta: Object.fromEntries(
        tags.map((tag) => [tag.getAttribute("property") ?? tag.name, tag.content]),
      ),
      links: Array.from(head.querySelectorAll("link"), (link) =>
        [link.rel, link.hreflang, link.getAttribute("href")].join(" "),
      ),
      data: parse(html).querySelector("[type='application/ld+json']")?.textContent ?? "",
    };
  }, text);
}

const isAddress = (link: string) => /^(canonical|alternate) /.test(link);

test("each page begins with what chats and search engines show", { tag }, async ({ page }) => {
  const pictures = new Set<string>();
  for (const { copy, name, path } of pages) {
    const { title, meta, links, data } = await read(page, path);
    const picture = previewAddress(isPageName(name) ? "hero-wide" : name);
    const alt = isPageName(name) ? copy.pictures.hero : copy.pictures[name];
    const addressIn = (language: Language) => wholeAddress(siteUrl, pathTo(language, name));
    const own = addressIn(copy.language);
    const stated = meta["og:url"];
    const sentence = `${path} says that it stands at ${stated}: build the shop with SITE_URL="${siteUrl}".`;
    expect(stated, sentence).toBe(own);
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": meta.description,
      "og:image": siteUrl + picture,
      "og:image:alt": alt,
      "og:image:width": String(previewSize.width),
      "og:image:height": String(previewSize.height),
    });
    expect(meta).not.toHaveProperty("robots");
    pictures.add(picture);
    expect(links.filter(isAddress)).toEqual([
      `canonical  ${own}`,
      `alternate en-IN ${addressIn("en")}`,
      `alternate hi-IN ${addressIn("hi")}`,
      `alternate x-default ${addressIn("en")}`,
    ]);
    expect(JSON.parse(data), path).toHaveProperty(["@graph", "0", "@type"]);
  }
  for (const address of pictures) {
    const picked = await page.request.get(address, { headers });
    expect([picked.status(), picked.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  }
});

test("other pages are not indexed, and claim no address", { tag }, async ({ page }) => {
  for (const path of others) {
    const { meta, links } = await read(page, path);
    expect([path, meta.robots, links.filter(isAddress)]).toEqual([path, "noindex", []]);
  }
});

test("robots may read every page of the sitemap", { tag }, async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const found = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  const expected = pages.map(({ path }) => wholeAddress(siteUrl, path));
  const sentence = `The sitemap has other addresses than the pages of ${siteUrl}: SITE_URL is wrong, or the shop is not this folder's.`;
  expect(found.sort(), sentence).toEqual(expected.sort());
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots, "/robots.txt is not the shop's own.").toBe(
    `User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

test("the shop goes to the home screen, with shortcuts", { tag }, async ({ page }) => {
  const { request } = page;
  for (const { language, brand, productsPage, productNames } of [en, hi]) {
    const home = pathTo(language, "home");
    const path = inLanguage(language, "/manifest.webmanifest");
    expect((await read(page, home)).links).toContain(`manifest  ${path}`);
    const text = await (await request.get(path)).text();
    expect(JSON.parse(text)).toMatchObject({
      name: brand.name,
      start_url: home,
      shortcuts: [
        { name: productsPage.heading, url: pathTo(language, "products") },
        ...products.map(({ id }) => ({ name: productNames[id], url: pathTo(language, id) })),
      ],
    });
    const icons = [...text.matchAll(/"src":"(.*?)","sizes":"(.*?)"/g)];
    expect(icons.slice(0, 3).map(([, , size]) => size)).toEqual(["192x192", "512x512", "512x512"]);
    for (const [, src = "", size] of icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, size]);
    }
  }
});
