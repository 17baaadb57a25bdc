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
        whatsapp={config.WHATSAPP_NUMBER}
        phone={config.PHONE}
        soldOut={config.SOLD_OUT}
        notice={config[language].NOTICE}
        ownerNotes={config[language].ownerNotes}
        productsUrl={`${config.SITE_URL}${pathTo(language, "products")}`}
      />
    </Frame>
  );
}
