import { createHash } from "node:crypto";
import { en, hi, pageWords, type Copy } from "@/lib/copy";
import { indexedPages, isPageName, type IndexedPage } from "@/lib/paths";
import { pictureSources, type PictureId } from "@/lib/pictures";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/text";

const productIds = products.map(({ id }) => id);

export const previewedPages: readonly IndexedPage[] = [...indexedPages, ...productIds];

/** In pixels. The size that Facebook recommends, and that WhatsApp shows at full width. */
export const previewSize = { width: 1200, height: 630 } as const;

/** What a preview picture shows of a page, and its alternative text. */
export interface Preview {
  readonly heading: string;
  /** The intro of the page. A product has its prices instead. */
  readonly text?: string;
  readonly prices: readonly { readonly size: string; readonly price: string }[];
  readonly pictures: readonly PictureId[];
  readonly alt: string;
}

/** The picture of each page but that of the products, which shows them all. */
const scenes = { home: "hero", about: "heritage", refund: "doorstep" } as const;

/** What the preview picture of a page shows, in the language of these words. */
export function previewOf(copy: Copy, page: IndexedPage): Preview {
  if (!isPageName(page)) {
    const { name: heading, alt: picture } = copy.products[page];
    const prices = itemsOf(page).map(({ size, rupees }) => ({
      size: copy.sizes[size],
      price: formatRupees(rupees),
    }));
    const list = prices.map((price) => fill(copy.productsPage.form.option, price)).join(", ");
    const alt = fill(copy.previews.product, { product: heading, prices: list, picture });
    return { heading, prices, pictures: [page], alt };
  }
  const homeWords = { heading: copy.home.headline, intro: copy.home.tagline };
  const { heading, intro: text } = page === "home" ? homeWords : pageWords(copy)[page];
  const describe = (picture: string) => fill(copy.previews.page, { heading, picture });
  if (page === "products") {
    const names = productIds.map((id) => copy.products[id].name).join(", ");
    return { heading, text, prices: [], pictures: productIds, alt: describe(names) };
  }
  const scene = scenes[page];
  const pictures: PictureId[] = [scene === "hero" ? "hero-tall" : scene];
  return { heading, text, prices: [], pictures, alt: describe(copy.pictures[scene]) };
}

/** Raise this number when `scripts/previews.ts` draws differently: `npm run previews` then makes all pictures anew. */
const drawingVersion = 1;

/** Chats keep a picture by its address, so it has a hash of what is shown: `/previews/a2-milk-en-1f0c9a3b.jpg`. */
export function previewAddress(copy: Copy, page: IndexedPage): string {
  const { heading, text, prices, pictures } = previewOf(copy, page);
  const files = pictures.map((picture) => pictureSources(picture).webp);
  const shown = JSON.stringify([drawingVersion, copy.brand, heading, text, prices, files]);
  const hash = createHash("sha256").update(shown).digest("hex").slice(0, 8);
  return `/previews/${page}-${copy.language}-${hash}.jpg`;
}

export const previewAddresses = [en, hi].flatMap((copy) =>
  previewedPages.map((page) => previewAddress(copy, page)),
);
