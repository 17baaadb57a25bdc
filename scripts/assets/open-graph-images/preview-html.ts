import type { Copy } from "@/lib/copy";
import { colours } from "@/lib/design";
import { backgroundColours } from "@/lib/pictures";
import { previewOf } from "@/lib/seo/preview";
import type { PageOrProduct } from "@/lib/paths";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Characters; longer headings get a smaller font. */
const longHeading = 24;

/** The colour of the border on the previews of pages; that of a product has its background colour. */
const borderOfPages = colours.terracotta.DEFAULT;

/**
 * The HTML page of which the preview is a screenshot. It refers to the files `/fonts/…`,
 * `/masters/<picture>` and `/border.svg`.
 *
 * @param style the text of `preview.css`
 * @param logo the text of `logo.svg`
 */
export function previewDocument(
  copy: Copy,
  name: PageOrProduct,
  style: string,
  logo: string,
): string {
  const { heading, text, prices, pictures } = previewOf(copy, name);
  const brand = [copy.brand.native, copy.brand.name].filter(Boolean).join(" · ");
  const list = prices.map(
    ({ size, price }) => `<div><dt>${escape(size)}</dt><dd>${escape(price)}</dd></div>`,
  );
  const images = pictures.map((picture) => `<img src="/masters/${picture}" alt="">`);
  return `<!doctype html>
<html lang="${copy.language}" style="--wall: ${prices.length > 0 ? backgroundColours[name] : borderOfPages}">
<meta charset="utf-8">
<style>${style}</style>
<main>
<header>${logo}<p>${escape(brand)}</p></header>
<h1${heading.length > longHeading ? ' class="long"' : ""}>${escape(heading)}</h1>
${text === undefined ? `<dl>${list.join("")}</dl>` : `<p>${escape(text)}</p>`}
</main>
<div class="border"></div>
<div class="pictures${images.length > 1 ? " many" : ""}">${images.join("")}</div>
</html>`;
}
