import type { ReactNode } from "react";
import { getContent } from "@/components/content";
import { Footer } from "@/components/layout/footer";
import { PageHeader, type HeaderProps } from "@/components/layout/header";
import { AddedPopup } from "@/components/order/added";
import { CartButton } from "@/components/order/cart-button";
import { OrderPopups } from "@/components/order/popups";
import { pathTo } from "@/lib/paths";

interface FrameProps extends HeaderProps {
  className?: string;
  children: ReactNode;
}

/** A page between its header and its footer. */
export function Frame({ className, children, ...header }: FrameProps) {
  return (
    <>
      <PageHeader {...header} />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** A page with goods between header and footer, with the cart button and the popups in which an order is made. */
export async function GoodsFrame({ back, children }: Pick<FrameProps, "back" | "children">) {
  const { copy, config } = await getContent();
  const { order, cart, delivery, language, ready, returned, share, sharedCart } = copy;
  return (
    <Frame back={back} cart={<CartButton words={copy.cartButton} />}>
      {/* Before the goods in the document, so that it has arrived when the first Add to Cart can be tapped. */}
      <AddedPopup words={copy.added} />
      {children}
      <OrderPopups
        copy={{ order, cart, delivery, ready, returned, share, sharedCart }}
        whatsapp={config.whatsapp}
        phone={config.phone}
        soldOut={config.soldOut}
        notice={config.notice[language]}
        productsUrl={`${config.siteUrl}${pathTo(language, "products")}`}
      />
    </Frame>
  );
}
