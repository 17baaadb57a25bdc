import { expect, test, type APIRequestContext } from "playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { en, hi } from "@/lib/copy";
import { formatRupees } from "@/lib/shop/format";
import { indexedPages, otherLanguagePath, pathTo, productPath, wholeAddress } from "@/lib/paths";
import { tagsIn, textOfTag } from "@/tests/support/html-tags";
import { structuredDataCheck, structuredDataIn } from "@/tests/support/structured-data/schema-org";

const { siteUrl } = readConfig({}).config;

const fetchers = [
  "WhatsApp/2.24.20.80 A",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Twitterbot/1.0",
];

/** Crawlers may read only the beginning of a page. */
const readBytes = 16_384;

const pages = [en, hi].flatMap((copy) => [
  ...indexedPages.map((name) => ({ copy, name, path: pathTo(copy.language, name) })),
  ...products.map(({ id }) => ({ copy, name: id, path: productPath(copy.language, id) })),
]);
const unlisted = ["/login", "/hi/login", "/auth/done", "/hi/auth/done", "/no-such-page"];

const icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() });
const webManifest = z.looseObject({
  icons: z.array(icon),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(icon) })),
});

async function htmlOf(request: APIRequestContext, path: string, agent = fetchers[0] ?? "") {
  const response = await request.get(path, { maxRedirects: 0, headers: { "User-Agent": agent } });
  return { status: response.status(), html: await response.text() };
}

/** The `content` of the meta tags of one kind, by name. */
function metaOf(html: string, key: "name" | "property"): Record<string, string> {
  return Object.fromEntries(
    tagsIn(html, "meta").flatMap((tag) => {
      const name = tag[key];
      return name === undefined ? [] : [[name, tag.content ?? ""]];
    }),
  );
}

function linksOf(html: string, rel: string) {
  return tagsIn(html, "link").filter((tag) => tag.rel === rel);
}

/** Every web address of a picture anywhere in structured data. */
function imagesIn(data: object): string[] {
  return [...JSON.stringify(data).matchAll(/"(https?:[^"]+\.(?:jpg|png|webp))"/g)].map(
    ([, url = ""]) => url,
  );
}

test("every crawler gets the same response", async ({ request }) => {
  for (const { path } of pages) {
    const answers = await Promise.all(fetchers.map((agent) => htmlOf(request, path, agent)));

    expect(answers.map(({ status }) => status)).toEqual(fetchers.map(() => 200));
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
  }
});

for (const { copy, name, path } of pages) {
  test(`${path} has its metadata early in the document`, async ({ request }) => {
    const { html: whole } = await htmlOf(request, path);
    const html = Buffer.from(whole).subarray(0, readBytes).toString();
    const title = textOfTag(html, "title");
    const { description = "", ...names } = metaOf(html, "name");
    const { "og:image": image = "", "og:image:alt": alt = "" } = metaOf(html, "property");
    const [locale, other] = copy.language === "en" ? ["en_IN", "hi_IN"] : ["hi_IN", "en_IN"];
    const english = copy.language === "en" ? path : otherLanguagePath(path);

    const file = `${siteUrl}/previews/${name}-${copy.language}-`;
    expect(image.replace(/[0-9a-f]{8}\.jpg$/, "")).toBe(file);
    expect(alt.length).toBeGreaterThan(20);
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(metaOf(html, "property")).toEqual({
      "og:type": "website",
      "og:title": title,
      "og:description": description,
      "og:url": wholeAddress(siteUrl, path),
      "og:site_name": copy.brand.name,
      "og:locale": locale,
      "og:locale:alternate": other,
      "og:image": image,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
    });
    expect(names).toMatchObject({
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": image,
      "twitter:image:alt": alt,
    });
    expect(names).not.toHaveProperty("robots");
    expect(linksOf(html, "canonical").map(({ href }) => href)).toEqual([
      wholeAddress(siteUrl, path),
    ]);
    expect(linksOf(html, "alternate").map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ["en-IN", wholeAddress(siteUrl, english)],
      ["hi-IN", wholeAddress(siteUrl, otherLanguagePath(english))],
      ["x-default", wholeAddress(siteUrl, english)],
    ]);
  });
}

test("no two pages have a title or a description in common", async ({ request }) => {
  const paths = [...pages.map(({ path }) => path), ...unlisted];
  const heads = await Promise.all(paths.map((path) => htmlOf(request, path)));
  const titles = heads.map(({ html }) => textOfTag(html, "title"));
  const descriptions = heads.flatMap(({ html }) => metaOf(html, "name").description ?? []);

  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

for (const path of unlisted) {
  test(`${path} is not indexed, and has no canonical address of another page`, async ({
    request,
  }) => {
    const { html } = await htmlOf(request, path);

    expect(metaOf(html, "name").robots).toContain("noindex");
    expect(linksOf(html, "canonical")).toEqual([]);
    expect(linksOf(html, "alternate")).toEqual([]);
  });
}

test("structured data is valid, and has the items of the page", async ({ request }) => {
  const problemsOf = await structuredDataCheck();
  const invented = { "@graph": [{ "@type": "Store", fatContent: 3 }] };
  expect(await problemsOf(invented)).toEqual([
    'Property "fatContent" for type "Store" is not supported by the schema.org specification',
  ]);

  for (const { copy, name, path } of pages) {
    const { html } = await htmlOf(request, path);
    const data = structuredDataIn(html);
    const product = products.find(({ id }) => id === name);
    const offers = product === undefined ? [] : itemsOf(product.id);

    expect(await problemsOf(data)).toEqual([]);
    expect([...JSON.stringify(data).matchAll(/"price":(\d+)/g)].map(([, price]) => price)).toEqual(
      offers.map(({ rupees }) => String(rupees)),
    );
    for (const { rupees, size } of offers) {
      expect(html).toContain(formatRupees(rupees));
      expect(html).toContain(copy.sizes[size]);
    }
  }
});

test("every picture in the metadata exists, has its type and is small", async ({ request }) => {
  const heads = await Promise.all(pages.map(({ path }) => htmlOf(request, path)));
  const urls = new Set(
    heads.flatMap(({ html }) => [
      metaOf(html, "property")["og:image"] ?? "",
      ...imagesIn(structuredDataIn(html)),
      ...[...linksOf(html, "icon"), ...linksOf(html, "apple-touch-icon")].map(
        ({ href = "" }) => siteUrl + href,
      ),
    ]),
  );
  expect(urls.size).toBeGreaterThan(pages.length);

  for (const url of urls) {
    const response = await request.get(url.replace(siteUrl, ""), { maxRedirects: 0 });
    const body = await response.body();

    expect([url, response.status()]).toEqual([url, 200]);
    expect(body.length).toBeLessThanOrEqual(200_000);
    if (url.includes("/favicon.ico")) continue; // A container that sharp does not open.
    const { format, width, height } = await sharp(body).metadata();
    expect(response.headers()["content-type"]).toContain(`image/${format}`);
    if (url.includes("/previews/")) {
      expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
      expect(response.headers()["cache-control"]).toContain("immutable");
    }
  }
});

test("the sitemap names every page with its languages, and robots may read them", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const security = await request.get("/.well-known/security.txt");
  expect(security.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await security.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20\d\d-\S+Z\n/);
  const robots = await (await request.get("/robots.txt")).text();
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    loc: /<loc>([^<]*)</.exec(entry)?.[1],
    links: tagsIn(entry, "xhtml:link").map(({ hreflang, href }) => [hreflang, href]),
  }));
  const expected = await Promise.all(
    pages.map(async ({ path }) => {
      const { html } = await htmlOf(request, path);
      return {
        loc: linksOf(html, "canonical")[0]?.href,
        links: linksOf(html, "alternate").map(({ hreflang, href }) => [hreflang, href]),
      };
    }),
  );

  const byAddress = (a: { loc?: string }, b: { loc?: string }) =>
    String(a.loc) < String(b.loc) ? -1 : 1;
  expect(entries.sort(byAddress)).toEqual(expected.sort(byAddress));
  expect(robots).toBe(
    `User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

for (const { copy, path, home } of [
  { copy: en, path: "/manifest.webmanifest", home: "/" },
  { copy: hi, path: "/hi/manifest.webmanifest", home: "/hi" },
]) {
  test(`${home} can be installed, with its icons and shortcuts`, async ({ request }) => {
    const { html } = await htmlOf(request, home);
    expect(linksOf(html, "manifest").map(({ href }) => href)).toEqual([path]);
    const response = await request.get(path);
    const manifest = webManifest.parse(await response.json());

    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    expect(manifest).toMatchObject({ name: copy.brand.name, start_url: home, scope: "/" });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ]);
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      [copy.shop.heading, pathTo(copy.language, "products")],
      ...products.map(({ id }) => [copy.products[id].name, productPath(copy.language, id)]),
    ]);
    for (const { src, sizes } of [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
}
