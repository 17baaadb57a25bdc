/**
 * `npm run previews`: makes the pictures that chats and social networks show next to a link, one for every page and
 * product in each language. What is up to date stays, what no page names any more goes.
 */
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type BrowserContext } from "playwright";
import sharp from "sharp";
import { en, hi, type Copy } from "@/lib/copy";
import { colours } from "@/lib/design";
import type { PageOrProduct } from "@/lib/paths";
import { backgroundColours, pictureLooks, pictureSources, type PictureId } from "@/lib/pictures";
import { previewAddress, previewNames, previewOf, previewSize } from "@/lib/seo/preview";
import { findBrowser } from "@/scripts/browser";

/** Where the browser gets the document and, below it, the files of this project. */
const origin = "http://previews.invalid";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A picture in its largest width. */
function image(id: PictureId): string {
  const focus = pictureLooks[`.photo-${id}`]?.objectPosition;
  const files = pictureSources(id).avif.replaceAll("/pictures/", "/public/pictures/");
  return `<img srcset="${files}" sizes="2000px" style="object-position: ${focus}" alt="">`;
}

/** The document of which a preview is a screenshot: words, a painted border, and one picture or several. */
async function documentOf(copy: Copy, name: PageOrProduct): Promise<string> {
  const { heading, text, prices, pictures } = previewOf(copy, name);
  const brand = [copy.brand.native, copy.brand.name].filter(Boolean).join(" · ");
  const list = prices.map(
    ({ size, price }) => `<div><dt>${escape(size)}</dt><dd>${escape(price)}</dd></div>`,
  );
  const { ink, milk, paper, terracotta } = colours;
  const english = heading.length > 24 ? "80px/1.04" : "90px/1.04";
  const variables = {
    wall: prices.length > 0 ? backgroundColours[name] : terracotta.DEFAULT,
    heading: copy.language === "hi" ? "80px/1.16" : english,
    paper,
    milk,
    ink: ink.DEFAULT,
    "ink-soft": ink.soft,
    "terracotta-dark": terracotta.dark,
  };
  const style = Object.entries(variables).map(([variable, value]) => `--${variable}: ${value}`);
  return `<!doctype html>
<html lang="${copy.language}" style="${style.join("; ")}">
<meta charset="utf-8">
<link rel="stylesheet" href="/scripts/previews.css">
<main>
<header>${await readFile("art/svg/logo.svg", "utf8")}<p>${escape(brand)}</p></header>
<h1>${escape(heading)}</h1>
${text === undefined ? `<dl>${list.join("")}</dl>` : `<p>${escape(text)}</p>`}
</main>
<aside></aside>
<figure>${pictures.map(image).join("")}</figure>
</html>`;
}

async function takePreview(context: BrowserContext, copy: Copy, name: PageOrProduct) {
  const body = await documentOf(copy, name);
  const page = await context.newPage();
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html", body })
      : route.fulfill({ path: pathname.slice(1) });
  });
  await page.goto(origin);
  await page.evaluate(() => document.fonts.ready);
  const isCut = await page.evaluate(() => document.body.scrollHeight > window.innerHeight);
  if (isCut) throw new Error(`The preview of ${name} has too many words: shorten them.`);
  const screenshot = await page.screenshot();
  await page.close();
  return sharp(screenshot).jpeg({ quality: 86, mozjpeg: true });
}

const wanted = [en, hi].flatMap((copy) =>
  previewNames.map((name) => ({ copy, name, path: join("public", previewAddress(copy, name)) })),
);
const missing = wanted.filter(({ path }) => !existsSync(path));
if (missing.length > 0) {
  const browser = await chromium.launch(findBrowser("shell"));
  const context = await browser.newContext({ viewport: previewSize });
  for (const { copy, name, path } of missing) {
    await (await takePreview(context, copy, name)).toFile(path);
    console.log(path);
  }
  await browser.close();
}
for (const file of await readdir("public/previews")) {
  const made = join("public/previews", file);
  if (!wanted.some(({ path }) => path === made)) await rm(made);
}
