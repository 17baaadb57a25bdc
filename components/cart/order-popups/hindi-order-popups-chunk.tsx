"use client";

import type { ComponentProps } from "react";
import { OrderPopups } from "@/components/cart/order-popups/order-popups";
import { popups, order } from "@/lib/copy/hi/order";
import { share } from "@/lib/copy/hi/site";

const words = { ...popups, order, share };

/** The popups of the order, in Hindi. */
export function Popups(props: Omit<ComponentProps<typeof OrderPopups>, "words">) {
  return <OrderPopups words={words} {...props} />;
}
