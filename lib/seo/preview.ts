import { createHash } from "node:crypto";
import { en, hi, pageWords, type Copy } from "@/lib/copy";
import { indexedPages, isIndexed, type IndexedPage, type PageOrProduct } from "@/lib/paths";
import { pictureSources, type PictureId } from "@/lib/pictures";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/text";

/** Every page and product that has a preview picture. */
export const previewNames: readonly PageOrProduct[] = [
  ...indexedPages,
  ...products.map(({ id }) => id),
];

/** In pixels. The size that Facebook recommends, and that WhatsApp shows at full width. */
export const previewSize = { width: 1200, height: 630 } as const;

/** What the preview picture shows of a page, by its intro, or of a product, by its prices; and its alternative text. */
export function previewOf(copy: Copy, name: PageOrProduct) {
  if (isIndexed(name)) return previewOfPage(copy, name);
  const { name: heading, alt: picture } = copy.products[name];
  const prices = itemsOf(name).map(({ size, rupees }) => ({
    size: copy.sizes[size],
    price: formatRupees(rupees),
  }));
  const list = prices.map((price) => fill(copy.catalogue.form.option, price)).join(", ");
  const alt = fill(copy.previews.product, { product: heading, prices: list, picture });
  return { heading, text: undefined, prices, pictures: [name], alt };
}

/** The pages with a picture other than that of the landing page. */
const pagePictures: Readonly<Partial<Record<IndexedPage, "heritage" | "doorstep">>> = {
  about: "heritage",
  refund: "doorstep",
};

function previewOfPage(copy: Copy, page: IndexedPage) {
  const { home, pictures: alts } = copy;
  const homeWords = { heading: home.headline, intro: home.tagline };
  const { heading, intro } = { ...pageWords(copy), home: homeWords }[page];
  const own = pagePictures[page];
  const [picture, pictures]: [string, readonly PictureId[]] =
    page === "products"
      ? [products.map(({ id }) => copy.products[id].name).join(", "), products.map(({ id }) => id)]
      : [alts[own ?? "hero"], [own ?? "hero-tall"]];
  const alt = fill(copy.previews.page, { heading, picture });
  return { heading, text: intro, prices: [], pictures, alt };
}

/** To be raised when scripts/previews.ts draws otherwise: `npm run previews` then makes all pictures anew. */
const design = 1;

/**
 * The address of the JPEG that chats and social networks show next to a link to a page. They keep it by its address,
 * so that has a hash of what the picture shows.
 *
 * @example previewAddress(en, "a2-milk") // "/previews/a2-milk-en-1f0c9a3b.jpg"
 */
export function previewAddress(copy: Copy, name: PageOrProduct): string {
  const { heading, text, prices, pictures } = previewOf(copy, name);
  const files = pictures.map((picture) => pictureSources(picture).webp);
  const shown = JSON.stringify([design, copy.brand, heading, text, prices, files]);
  const hash = createHash("sha256").update(shown).digest("hex").slice(0, 8);
  return `/previews/${name}-${copy.language}-${hash}.jpg`;
}

/** The addresses of all preview pictures. */
export const previewAddresses = [en, hi].flatMap((copy) =>
  previewNames.map((name) => previewAddress(copy, name)),
);
