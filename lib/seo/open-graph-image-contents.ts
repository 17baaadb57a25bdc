import { itemsOf, products, type ProductId } from "@/lib/shop/catalogue";
import type { Copy } from "@/lib/copy/copy-type";
import { fill } from "@/lib/order/text";
import type { Language } from "@/lib/language";
import { formatRupees } from "@/lib/shop/format";
import { indexedPages, isIndexed, type IndexedPage, type PageOrProduct } from "@/lib/paths";
import type { PictureId } from "@/lib/pictures";
import derived from "@/lib/seo/open-graph-images.generated.json";

/** Every page and product that has a preview picture. */
export const previewNames: readonly PageOrProduct[] = [
  ...indexedPages,
  ...products.map(({ id }) => id),
];

/** In pixels. The size that Facebook recommends, and that WhatsApp shows at full width. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The content of a preview picture. */
export interface Preview {
  readonly heading: string;
  /** A sentence below the heading, if there are no prices. */
  readonly text: string | undefined;
  readonly prices: readonly { readonly size: string; readonly price: string }[];
  /** One picture, or those of all products. */
  readonly pictures: readonly PictureId[];
  /** The alternative text. */
  readonly alt: string;
}

/** The content of the previews of pages; `picture` describes the picture in `alt`. */
type PageParts = Readonly<
  Record<IndexedPage, Pick<Preview, "heading" | "text" | "pictures"> & { picture: string }>
>;

function pageParts({ home, shop, about, refund, products: names, pictures }: Copy): PageParts {
  return {
    home: {
      heading: home.headline,
      text: home.tagline,
      pictures: ["hero-tall"],
      picture: pictures.hero,
    },
    products: {
      heading: shop.heading,
      text: shop.intro,
      pictures: products.map(({ id }) => id),
      picture: Object.values(names).join(", "),
    },
    about: {
      heading: about.heading,
      text: about.intro,
      pictures: ["heritage"],
      picture: pictures.heritage,
    },
    refund: {
      heading: refund.heading,
      text: refund.intro,
      pictures: ["doorstep"],
      picture: pictures.doorstep,
    },
  };
}

function previewOfProduct(copy: Copy, product: ProductId): Preview {
  const heading = copy.products[product];
  const prices = itemsOf(product).map(({ size, rupees }) => ({
    size: copy.sizes[size],
    price: formatRupees(rupees),
  }));
  const alt = fill(copy.previews.product, {
    product: heading,
    prices: prices.map((price) => fill(copy.shop.form.option, price)).join(", "),
    picture: copy.pictures[product],
  });
  return { heading, text: undefined, prices, pictures: [product], alt };
}

/** The content of the preview picture of a page or product, in the language of the copy. */
export function previewOf(copy: Copy, name: PageOrProduct): Preview {
  if (!isIndexed(name)) return previewOfProduct(copy, name);
  const { picture, ...parts } = pageParts(copy)[name];
  return {
    ...parts,
    prices: [],
    alt: fill(copy.previews.page, { heading: parts.heading, picture }),
  };
}

/**
 * The address of the JPEG that chats and social networks show next to a link to a page.
 *
 * @example previewAddress("en", "a2-milk") // "/previews/a2-milk-en-1f0c9a3b.jpg"
 */
export function previewAddress(language: Language, name: PageOrProduct): string {
  return `/previews/${derived[language][name]}`;
}
