"use client";

import type { ComponentProps } from "react";
import { OrderPopups } from "@/components/cart/order-popups/order-popups";
import { popups } from "@/lib/copy/hi/cart-and-checkout";
import { order } from "@/lib/copy/hi/order-message";
import { share } from "@/lib/copy/hi/share-button";

const words = { ...popups, order, share };

/** The popups of the order, in Hindi. */
export function Popups(props: Omit<ComponentProps<typeof OrderPopups>, "words">) {
  return <OrderPopups words={words} {...props} />;
}
