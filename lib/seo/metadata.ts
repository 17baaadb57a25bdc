import type { Copy } from "@/lib/copy";
import { fill } from "@/lib/order/text";
import { lowestPrice, type ProductId } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

/** What search engines show of a page. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
}

/**
 * Title and description of a product's page, with its lowest price or the fact that it is sold out.
 *
 * @param soldOut ids of the items that are sold out
 */
export function productHead(copy: Copy, product: ProductId, soldOut: readonly string[]): HeadWords {
  const { name, sentence } = copy.products[product];
  const rupees = lowestPrice(product, soldOut);
  return {
    title: fill(copy.product.title, { product: name }),
    description:
      rupees === undefined
        ? fill(copy.soldOut.description, { sentence })
        : fill(copy.product.description, { sentence, price: formatRupees(rupees) }),
  };
}
