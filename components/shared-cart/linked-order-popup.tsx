"use client";

import { useState } from "react";
import { ReturnedOrderPopup } from "@/components/shared-cart/returned-order-popup";
import { SharedCartPopup } from "@/components/shared-cart/shared-cart-popup";
import type { Copy } from "@/lib/copy/copy";
import { readPreparedOrderMark } from "@/lib/order/prepared-order-mark";
import type { LinkedOrder } from "@/lib/order/visit";

/** What to do with the order that the address names: the shopper's own, or somebody's link. */
export function LinkedOrderPopup({
  linked: { order, fragment, mark },
  soldOut,
  words,
  names,
}: {
  linked: LinkedOrder;
  /** Ids of the items that are sold out. */
  soldOut: readonly string[];
  words: Pick<Copy["shop"], "returned" | "sharedCart">;
  names: Pick<Copy, "products" | "sizes">;
}) {
  const [prepared] = useState(() => readPreparedOrderMark(mark, fragment, soldOut));
  if (prepared) return <ReturnedOrderPopup prepared={prepared} words={words} names={names} />;
  return <SharedCartPopup order={order} soldOut={soldOut} words={words.sharedCart} names={names} />;
}
