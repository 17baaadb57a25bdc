"use client";

import type { ComponentProps } from "react";
import { OrderPopups } from "@/components/cart/order-popups/order-popups";
import { popups, order } from "@/lib/copy/en/order";
import { share } from "@/lib/copy/en/site";

const words = { ...popups, order, share };

/** The popups of the order, in English. */
export function Popups(props: Omit<ComponentProps<typeof OrderPopups>, "words">) {
  return <OrderPopups words={words} {...props} />;
}
