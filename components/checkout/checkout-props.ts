import type { Copy } from "@/lib/copy/copy";

/** What the popups of the checkout are made of. */
export interface CheckoutProps {
  readonly words: Pick<Copy["shop"], "delivery" | "orderReady">;
  readonly order: Copy["order"];
  /** Digits only, with the country code. */
  readonly whatsapp: string;
  readonly phone: string;
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}
