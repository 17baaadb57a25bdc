import type { Copy } from "@/lib/copy";
import type { SoldOut } from "@/lib/shop/catalogue";
import type { Notice } from "@/lib/shop/variables";

export interface OrderProps {
  readonly copy: Pick<
    Copy,
    "buttons" | "cart" | "copying" | "delivery" | "order" | "prepared" | "sharedCart"
  >;
  readonly whatsapp: string;
  readonly phone: string;
  readonly soldOut: SoldOut;
  readonly notice: Notice | undefined;
  /** What the owner says of delivery and payment. */
  readonly ownerNotes: readonly Notice[];
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}
