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

// As a chat asks that looks for what to show beside a link.
test.use({ userAgent: "WhatsApp/2.24.20.80 A" });

test("each page begins with what chats and search engines show", { tag }, async ({ request }) => {
  const pictures = new Set<string>();
  for (const { copy, name, path } of pages) {
    const html = await (await request.get(path)).text();
    // Some crawlers read no more.
    const head = html.slice(0, 16_000);
    const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "missing";
    const addressIn = (language: Language) => wholeAddress(siteUrl, pathTo(language, name));
    const own = addressIn(copy.language);
    const stated = find(/property="og:url" content="(.*?)"/);
    const sentence = `${path} says that it stands at ${stated}: build the shop with SITE_URL="${siteUrl}".`;
    expect(stated, sentence).toBe(own);
    const picture = previewAddress(isPageName(name) ? "hero-wide" : name);
    pictures.add(picture);
    const alt = isPageName(name) ? copy.pictures["hero-tall"] : copy.pictures[name];
    for (const tag of [
      `<link rel="canonical" href="${own}"/>`,
      `<link rel="alternate" hrefLang="en-IN" href="${addressIn("en")}"/>`,
      `<link rel="alternate" hrefLang="hi-IN" href="${addressIn("hi")}"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${addressIn("en")}"/>`,
      `<meta property="og:title" content="${find(/<title>(.*?)<\/title>/)}"/>`,
      `<meta property="og:description" content="${find(/name="description" content="(.*?)"/)}"/>`,
      `<meta property="og:image" content="${siteUrl}${picture}"/>`,
      `<meta property="og:image:width" content="${previewSize.width}"/>`,
      `<meta property="og:image:alt" content="${alt}"/>`,
    ]) {
      expect(head, path).toContain(tag);
    }
    expect(head, path).not.toContain('<meta name="robots"');
    const data = find(/<script type="application\/ld\+json">(.*?)<\/script>/s);
    expect(JSON.parse(data), path).toHaveProperty(["@graph", "0", "@type"]);
  }
  for (const address of pictures) {
    const picked = await request.get(address);
    expect([picked.status(), picked.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    // WhatsApp shows no larger one.
    expect((await picked.body()).length, address).toBeLessThan(300_000);
  }
});

test("other pages are not indexed, and claim no address", { tag }, async ({ request }) => {
  const english = [...addresses, "/offline", "/no-such-page"];
  for (const path of [...english, ...english.map(inHindi)]) {
    if (pages.some((page) => page.path === path)) continue;
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html, path).not.toMatch(/<link rel="(canonical|alternate)"/);
  }
});

test("robots may read every page of the sitemap", { tag }, async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const found = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  const expected = pages.map(({ path }) => wholeAddress(siteUrl, path));
  const sentence = `The sitemap has other addresses than the pages of ${siteUrl}: SITE_URL is wrong, or the shop is not this folder's.`;
  expect(found.sort(), sentence).toEqual(expected.sort());
  // Each address has the one in Hindi beside it.
  expect(sitemap.match(/hreflang="hi-IN" href="[^"]+\/hi\b/g)).toHaveLength(pages.length);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots, "/robots.txt is not the shop's own.").toBe(
    `User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

test("the shop goes to the home screen", { tag }, async ({ request }) => {
  for (const { language, brand } of [en, hi]) {
    const home = pathTo(language, "home");
    const path = inLanguage(language, "/manifest.webmanifest");
    expect(await (await request.get(home)).text()).toContain(`<link rel="manifest" href="${path}"`);
    const text = await (await request.get(path)).text();
    expect(JSON.parse(text)).toMatchObject({ name: brand.name, start_url: home });
    const icons = [...text.matchAll(/"src":"(.*?)","sizes":"(.*?)"/g)];
    expect(icons.map(([, , size]) => size)).toEqual(["192x192", "512x512", "512x512"]);
    for (const [, src = "", size] of icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, size]);
    }
  }
});
