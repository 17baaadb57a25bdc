import type { Copy } from "@/lib/copy";
import type { Notice } from "@/lib/shop/config";

/** What the popups of an order share. */
export interface OrderProps {
  readonly words: Copy["order"] &
    Pick<Copy, "cart" | "delivery" | "ready" | "returned" | "share" | "sharedCart">;
  /** Digits only, with the country code. */
  readonly whatsapp: string;
  readonly phone: string;
  /** Ids of the items that are sold out. */
  readonly soldOut: readonly string[];
  readonly notice: Notice | undefined;
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}
