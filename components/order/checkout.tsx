"use client";

import { DeliveryForm } from "@/components/order/form";
import type { OrderProps } from "@/components/order/props";
import { OrderReady } from "@/components/order/ready";
import { Returned } from "@/components/order/returned";
import { SharedCart } from "@/components/order/shared";
import type { PopupName } from "@/lib/order/visit";

/** The popups of an order that it shows. Their script comes behind that of the page, since it brings zod. */
export const checkoutNames = "shared delivery ready returned";

/** The content of whichever of these popups is open. */
export function Checkout({ popup, ...props }: OrderProps & { popup: PopupName }) {
  if (popup === "shared") return <SharedCart {...props} />;
  if (popup === "delivery") return <DeliveryForm {...props} />;
  if (popup === "ready") return <OrderReady {...props} />;
  if (popup === "returned") return <Returned {...props} />;
  return null;
}
