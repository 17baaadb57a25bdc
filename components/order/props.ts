import type { Copy } from "@/lib/copy";
import type { Notice } from "@/lib/shop/variables";

export interface OrderProps {
  readonly copy: Pick<
    Copy,
    "buttons" | "cart" | "delivery" | "order" | "prepared" | "share" | "sharedCart"
  >;
  readonly whatsapp: string;
  readonly phone: string;
  /** Ids of items. */
  readonly soldOut: readonly string[];
  readonly notice: Notice | undefined;
  /** What the owner says of delivery and payment. */
  readonly notes: readonly Notice[];
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}
