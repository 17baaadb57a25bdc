import type { ReactNode } from "react";
import { config, getCopy } from "@/components/content";
import { Frame } from "@/components/layout/frame";
import { AddedPopup, CartButton } from "@/components/order/early";
import { OrderPopups } from "@/components/order/popups";
import { pathTo, type Page } from "@/lib/paths";

/** A page with goods between header and footer, with the cart button and the popups in which an order is made. */
export async function GoodsFrame({ page, children }: { page: Page; children: ReactNode }) {
  const copy = await getCopy();
  const { language, buttons, cart, copying, delivery, order, prepared, sharedCart } = copy;
  return (
    <Frame page={page} cart={<CartButton words={copy.cartButton} />}>
      {/* Before the goods in the document, so that it has arrived when the first Add to Cart can be tapped. */}
      <AddedPopup added={copy.added} order={order} />
      {children}
      <OrderPopups
        copy={{ buttons, cart, copying, delivery, order, prepared, sharedCart }}
        whatsapp={config.whatsapp}
        phone={config.phone}
        soldOut={config.soldOut}
        notice={config.notice[language]}
        ownerNotes={config.ownerNotes[language]}
        productsUrl={`${config.siteUrl}${pathTo(language, "products")}`}
      />
    </Frame>
  );
}
