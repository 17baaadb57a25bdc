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

/** The frame of a page: header and footer. */
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

/** The frame of a page with goods: besides, the cart button and the popups of the order. */
export async function ShopFrame({ back, children }: Omit<FrameProps, "className">) {
  const { copy, config } = await getContent();
  const { cart, delivery, language, ready, returned, share, sharedCart } = copy;
  return (
    <Frame back={back} cart={<CartButton words={copy.cartButton} />}>
      {/* Before the goods, so that it is there when the first of them can be tapped. */}
      <AddedPopup words={copy.added} />
      {children}
      <OrderPopups
        words={{ ...copy.order, cart, delivery, ready, returned, share, sharedCart }}
        whatsapp={config.whatsapp}
        phone={config.phone}
        soldOut={config.soldOut}
        notice={config.notice[language]}
        productsUrl={`${config.siteUrl}${pathTo(language, "products")}`}
      />
    </Frame>
  );
}
