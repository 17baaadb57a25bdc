"use client";

import type { ReactNode } from "react";
import { DeliveryForm } from "@/components/order/delivery-form";
import { Prepared } from "@/components/order/prepared";
import type { OrderProps } from "@/components/order/popups";
import { SharedCart } from "@/components/order/shared-cart";
import type { PopupName } from "@/lib/order/state";

/** They load after the page, because their script contains zod, and most visitors open them later or never. */
export const laterPopups: Readonly<Partial<Record<PopupName, (props: OrderProps) => ReactNode>>> = {
  sharedCart: SharedCart,
  delivery: DeliveryForm,
  prepared: Prepared,
};
