"use client";

import { DeliveryForm } from "@/components/order/delivery-form";
import { Prepared } from "@/components/order/prepared";
import type { OrderProps } from "@/components/order/popups";
import { SharedCart } from "@/components/order/shared-cart";
import { useStore } from "@/components/visit/store";

/** They load after the page, because their script contains zod, and most visitors open them later or never. */
export function LaterPopup(props: OrderProps) {
  const { popup, order } = useStore();
  if (popup === "sharedCart") return <SharedCart {...props} />;
  if (popup === "delivery") return <DeliveryForm {...props} />;
  return popup === "prepared" && order && <Prepared {...props} order={order} />;
}
