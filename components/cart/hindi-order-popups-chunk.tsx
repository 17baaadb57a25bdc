"use client";

import type { ComponentProps } from "react";
import { OrderPopups } from "@/components/cart/order-popups";
import { order, popups, share } from "@/lib/copy/hi/order";

const words = { ...popups, order, share };

/** The popups of the order, in Hindi. */
export function Popups(props: Omit<ComponentProps<typeof OrderPopups>, "words">) {
  return <OrderPopups words={words} {...props} />;
}
