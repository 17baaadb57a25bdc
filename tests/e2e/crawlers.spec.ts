import type { APIRequestContext, Page } from "playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { en, hi } from "@/lib/copy";
import { indexedPages, otherLanguagePath, pathTo, productPath, wholeAddress } from "@/lib/paths";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { formatRupees } from "@/lib/shop/format";
import { schemaProblems } from "@/tests/support/schema";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";

const { siteUrl } = readConfig({}).config;

const pages = [en, hi].flatMap((copy) => [
  ...indexedPages.map((name) => ({ copy, name, path: pathTo(copy.language, name) })),
  ...products.map(({ id }) => ({ copy, name: id, path: productPath(copy.language, id) })),
]);
const others = [...addresses, "/offline", "/no-such-page"]
  .flatMap((path) => [path, inHindi(path)])
  .filter((address) => pages.every(({ path }) => path !== address));

async function htmlOf(request: APIRequestContext, path: string) {
  return (await request.get(path, { headers: { "User-Agent": "WhatsApp/2.24.20.80 A" } })).text();
}

/** What a crawler finds in a page: its title, metadata, links ("rel hreflang href") and structured data. */
async function headOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const meta: Record<string, string> = {};
    for (const tag of parsed.querySelectorAll("meta")) {
      meta[tag.getAttribute("property") ?? tag.name] = tag.content;
    }
    const links = [...parsed.querySelectorAll("link")].map((link) =>
      [link.rel, link.hreflang, link.getAttribute("href")].join(" "),
    );
    const data = parsed.querySelector("[type='application/ld+json']")?.textContent ?? "";
    return { title: parsed.title, meta, links, data };
  }, html);
}

/** The addresses of a page by language. */
function languagesOf(path: string) {
  const english = path.startsWith("/hi") ? otherLanguagePath(path) : path;
  const [first, second] = [english, otherLanguagePath(english)].map((each) =>
    wholeAddress(siteUrl, each),
  );
  return [`en-IN ${first}`, `hi-IN ${second}`, `x-default ${first}`];
}

test("the beginning of each page says what chats and search engines show", async ({
  page,
  request,
}) => {
  for (const { copy, name, path } of pages) {
    // Some crawlers read no more.
    const html = Buffer.from(await htmlOf(request, path)).subarray(0, 16_384);
    const { title, meta, links } = await headOf(page, html.toString());
    const shown = {
      title,
      description: meta.description,
      image: expect.stringContaining(`${siteUrl}/previews/${name}-${copy.language}-`),
      "image:alt": expect.stringMatching(/.{20}/),
    };
    const [locale, other] = copy.language === "en" ? ["en_IN", "hi_IN"] : ["hi_IN", "en_IN"];
    expect(meta).toMatchObject({
      "twitter:card": "summary_large_image",
      "og:type": "website",
      "og:site_name": copy.brand.name,
      "og:url": wholeAddress(siteUrl, path),
      "og:locale": locale,
      "og:locale:alternate": other,
      "og:image:width": "1200",
      "og:image:height": "630",
      ...Object.fromEntries(
        Object.entries(shown).flatMap(([name, value]) => [
          [`og:${name}`, value],
          [`twitter:${name}`, value],
        ]),
      ),
    });
    expect(meta).not.toHaveProperty("robots");
    expect(links.filter((link) => /^(canonical|alternate)/.test(link))).toEqual([
      `canonical  ${wholeAddress(siteUrl, path)}`,
      ...languagesOf(path).map((language) => `alternate ${language}`),
    ]);
  }
});

test("other pages are not indexed, and claim no address", async ({ page, request }) => {
  for (const path of others) {
    const { meta, links } = await headOf(page, await htmlOf(request, path));
    expect([path, meta.robots]).toEqual([path, "noindex"]);
    expect(links.filter((link) => /^(canonical|alternate)/.test(link))).toEqual([]);
  }
});

test("structured data is valid, and has the prices that stand on the page", async ({
  page,
  request,
}) => {
  const invented = { "@graph": [{ "@type": "Store", fatContent: 3 }] };
  expect(await schemaProblems(JSON.stringify(invented))).toHaveLength(1);
  for (const { copy, name, path } of pages) {
    const html = await htmlOf(request, path);
    const { data } = await headOf(page, html);
    expect([path, await schemaProblems(data)]).toEqual([path, []]);
    const product = products.find(({ id }) => id === name);
    const items = product ? itemsOf(product.id) : [];
    const prices = [...data.matchAll(/"price":(\d+)/g)].map(([, price]) => Number(price));
    expect(prices).toEqual(items.map(({ rupees }) => rupees));
    for (const { rupees, size } of items) {
      expect(html).toContain(copy.sizes[size]);
      expect(html).toContain(formatRupees(rupees));
    }
  }
});

test("every picture that pages name for others exists, and is small", async ({ page, request }) => {
  const named = new Set<string>();
  for (const { path } of pages) {
    const { meta, links, data } = await headOf(page, await htmlOf(request, path));
    const urls = `${meta["og:image"]} ${data} ${links.filter((link) => link.includes("icon")).join(" ")}`;
    for (const [url] of urls.matchAll(/[^\s"]+\.(jpg|png|webp|svg|ico)/g)) named.add(url);
  }
  expect(named.size).toBeGreaterThan(pages.length);
  for (const url of named) {
    const answer = await request.get(url.replace(siteUrl, ""));
    expect([url, answer.status()]).toEqual([url, 200]);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    expect((await answer.body()).length).toBeLessThanOrEqual(200_000);
  }
});

test("the sitemap names every page with its languages, and robots may read them", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const entries = [...sitemap.matchAll(/<loc>([^<]*)<(.*?)<\/url>/gs)].map(
    ([, url, links = ""]) => [
      url,
      ...[...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link.join(" ")),
    ],
  );
  const expected = pages.map(({ path }) => [wholeAddress(siteUrl, path), ...languagesOf(path)]);
  expect(entries.sort()).toEqual(expected.sort());
  expect(await (await request.get("/robots.txt")).text()).toBe(
    `User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

const icons = z.array(z.object({ src: z.string(), sizes: z.string() }));
const webManifest = z.looseObject({
  icons,
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons })),
});

test("the shop can be put on the home screen, with shortcuts to products", async ({ request }) => {
  for (const { language, brand, shop, products: words } of [en, hi]) {
    const home = pathTo(language, "home");
    const path = language === "en" ? "/manifest.webmanifest" : "/hi/manifest.webmanifest";
    expect(await htmlOf(request, home)).toContain(`<link rel="manifest" href="${path}"/>`);
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const manifest = webManifest.parse(await answer.json());
    expect(manifest).toMatchObject({ id: home, start_url: home, scope: "/", name: brand.name });
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      [shop.heading, pathTo(language, "products")],
      ...products.map(({ id }) => [words[id].name, productPath(language, id)]),
    ]);
    const all = [manifest, ...manifest.shortcuts].flatMap((each) => each.icons);
    expect(all.map(({ sizes }) => sizes).slice(0, 3)).toEqual(["192x192", "512x512", "512x512"]);
    for (const { src, sizes } of all) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  }
});
