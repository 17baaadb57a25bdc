import type { Copy } from "@/lib/copy";
import type { Notice } from "@/lib/shop/variables";

/** The props of every popup of the order. */
export interface OrderProps {
  readonly copy: Pick<
    Copy,
    "order" | "cart" | "delivery" | "ready" | "returned" | "share" | "sharedCart"
  >;
  /** The seller's WhatsApp number: digits only, with the country code. */
  readonly whatsapp: string;
  /** The seller's phone number, as it is shown. */
  readonly phone: string;
  /** Ids of the items that are sold out. */
  readonly soldOut: readonly string[];
  readonly notice: Notice | undefined;
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}
