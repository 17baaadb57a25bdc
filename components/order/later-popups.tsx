"use client";

import type { ReactNode } from "react";
import { DeliveryForm } from "@/components/order/delivery-form";
import type { OrderProps } from "@/components/order/props";
import { OrderReady } from "@/components/order/ready";
import { Returned } from "@/components/order/returned";
import { SharedCart } from "@/components/order/shared-cart";
import type { PopupName } from "@/lib/order/visit";

/** They load after the page, because their script contains zod, and most visitors open them later or never. */
export const laterPopups: Readonly<Partial<Record<PopupName, (props: OrderProps) => ReactNode>>> = {
  shared: SharedCart,
  delivery: DeliveryForm,
  ready: OrderReady,
  returned: Returned,
};
