import type { Copy } from "@/lib/copy";
import type { Notice } from "@/lib/shop/config";

/** The props that all popups of an order share. */
export interface OrderPopupProps {
  readonly words: Pick<
    Copy["shop"],
    "cart" | "delivery" | "orderReady" | "returned" | "sharedCart"
  > &
    Pick<Copy, "order" | "share">;
  /** Digits only, with the country code. */
  readonly whatsapp: string;
  readonly phone: string;
  /** Ids of the items that are sold out. */
  readonly soldOut: readonly string[];
  readonly notice: Notice | undefined;
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}
