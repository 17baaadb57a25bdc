"use client";

import type { ComponentProps } from "react";
import { ShopPopups } from "@/components/cart/order-popups";
import { order, popups, share } from "@/lib/copy/en/order";

const words = { ...popups, order, share };

/** The popups of the order, in English. */
export function Popups(props: Omit<ComponentProps<typeof ShopPopups>, "words">) {
  return <ShopPopups words={words} {...props} />;
}
