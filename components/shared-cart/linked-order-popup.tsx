"use client";

import { useState } from "react";
import { ReturnedOrderPopup } from "@/components/shared-cart/returned-order-popup";
import { SharedCartPopup } from "@/components/shared-cart/shared-cart-popup";
import type { OrderPopupProps } from "@/components/cart/order-popup-props";
import { readPreparedOrderMark } from "@/lib/order/prepared-order-in-history";
import type { LinkedOrder } from "@/lib/order/visit-state";

/** What to do with the order that the address names: the shopper's own, or somebody's link. */
export function LinkedOrderPopup({ linked, ...facts }: { linked: LinkedOrder } & OrderPopupProps) {
  const { order, fragment, mark } = linked;
  const [prepared] = useState(() => readPreparedOrderMark(mark, fragment, facts.soldOut));
  if (prepared) return <ReturnedOrderPopup prepared={prepared} {...facts} />;
  return <SharedCartPopup link={order} {...facts} />;
}
