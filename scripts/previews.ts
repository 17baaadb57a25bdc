// `npm run previews` makes the pictures that chats show next to a link. One that no page names any more is deleted.
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type BrowserContext } from "playwright";
import sharp from "sharp";
import { compile } from "tailwindcss";
import { en, hi, type Copy } from "@/lib/copy";
import { colours } from "@/lib/design";
import type { IndexedPage } from "@/lib/paths";
import { pictureLooks, pictureSources, type PictureId } from "@/lib/pictures";
import {
  previewAddress,
  previewedPages,
  previewOf,
  previewSize,
  type Preview,
} from "@/lib/seo/preview";
import { findBrowser } from "@/scripts/browser";

/** The made-up address at which the browser finds the document and, below it, the files of this project. */
const origin = "http://previews.invalid";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** What Tailwind makes the style sheet of a document of. One unit of space is a pixel. */
const style = `
@theme {
  --spacing: 1px;
  --font-display: "Rozha One";
  --color-milk: ${colours.milk};
  --color-paper: ${colours.paper};
  --color-ink: ${colours.ink.DEFAULT};
  --color-soft: ${colours.ink.soft};
  --color-brand: ${colours.terracotta.dark};
}
@tailwind utilities;
* { box-sizing: border-box; margin: 0; }
${fontFace("Rozha One", "rozha-one/RozhaOne_400Regular")}
${fontFace("Mukta", "mukta/600SemiBold/Mukta_600SemiBold")}`;

function fontFace(name: string, file: string): string {
  const address = `/node_modules/@expo-google-fonts/${file}.ttf`;
  return `@font-face { font-family: "${name}"; src: url("${address}"); }`;
}

/** The sizes and prices of a product, in two columns, or in three smaller ones where there are many. */
function priceList(prices: Preview["prices"], lineColour: string): string {
  const [columns, small, large] =
    prices.length > 4 ? ["grid-cols-3", "28px", "46px"] : ["grid-cols-2", "36px", "66px"];
  const list = prices.map(
    ({ size, price }) => `<div class="border-t-3 border-[${lineColour}]">
<dt class="text-[${small}]/[1.3] text-soft">${escape(size)}</dt>
<dd class="font-display text-[${large}]/none">${escape(price)}</dd>
</div>`,
  );
  return `<dl class="grid ${columns} gap-x-36 gap-y-14">${list.join("")}</dl>`;
}

/** A picture in rows of three. The last one in a row that is not full is as wide as what remains of the row. */
function photo(id: PictureId): string {
  const files = pictureSources(id).avif.replaceAll("/pictures/", "/public/pictures/");
  const focus = pictureLooks[`.photo-${id}`]?.objectPosition;
  return `<img srcset="${files}" sizes="2000px" style="object-position: ${focus}" alt=""
class="size-full object-cover [&:last-child:nth-child(3n+1)]:col-span-3 [&:last-child:nth-child(3n+2)]:col-span-2">`;
}

/** The document of which a preview is a screenshot: words, a painted border, and one picture or several. */
async function documentOf(copy: Copy, page: IndexedPage): Promise<string> {
  const { heading, text, prices, pictures } = previewOf(copy, page);
  const brand = [copy.brand.native, copy.brand.name].filter(Boolean).join(" · ");
  const wall = pictureLooks[`.photo-${page}`]?.backgroundColor ?? colours.terracotta.DEFAULT;
  const english = heading.length > 24 ? "text-[80px]/[1.04]" : "text-[90px]/[1.04]";
  const size = copy.language === "hi" ? "text-[80px]/[1.16]" : english;
  const body = `<body class="grid h-screen grid-cols-[1fr_48px_504px] overflow-hidden bg-[${wall}] font-[Mukta] text-[38px]/[1.35] text-ink">
<main class="flex min-w-0 flex-col bg-paper pt-44 pr-36 pb-40 pl-52 text-pretty">
<header class="flex items-center gap-16 font-display text-[42px]/none whitespace-nowrap text-brand [&_svg]:w-62">
${await readFile("art/svg/logo.svg", "utf8")}<p>${escape(brand)}</p>
</header>
<h1 class="my-auto font-display ${size} font-[400] text-balance">${escape(heading)}</h1>
${text === undefined ? priceList(prices, wall) : `<p>${escape(text)}</p>`}
</main>
<div class="overflow-hidden"><div class="h-48 w-screen origin-top-left translate-x-48 rotate-90 bg-milk mask-[url(/public/pictures/mithila-band-fafc2b7e.svg)] mask-size-[240px_48px] mask-repeat-x"></div></div>
<div class="grid h-screen auto-rows-[minmax(0,1fr)] grid-cols-3">${pictures.map(photo).join("")}</div>`;
  const tailwind = await compile(style);
  const css = tailwind.build(body.split(/[\s"]+/));
  return `<!doctype html><html lang="${copy.language}"><meta charset="utf-8"><style>${css}</style>${body}</html>`;
}

async function takePreview(context: BrowserContext, copy: Copy, name: IndexedPage) {
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

const previews = [en, hi].flatMap((copy) =>
  previewedPages.map((name) => ({ copy, name, path: join("public", previewAddress(copy, name)) })),
);
const missing = previews.filter(({ path }) => !existsSync(path));
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
  const path = join("public/previews", file);
  if (!previews.some((preview) => preview.path === path)) await rm(path);
}
