import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/button";
import { Footer } from "@/components/layout/footer";
import { PageHeader, type HeaderProps } from "@/components/layout/header";
import { LazyOrderPopups } from "@/components/order/lazy";
import { getShop } from "@/components/shop";
import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";
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
  const { copy, config } = await getShop();
  const { language, share, shop: words } = copy;
  const { added, cart, cartButton, cartCount, delivery, orderReady, returned, sharedCart } = words;
  return (
    <Frame back={back} cart={<CartButton words={{ cartButton, cartCount }} />}>
      {/* Before the goods, so that it is there when the first of them can be tapped. */}
      <Popup names="added" titleId="added-title">
        <PopupContent
          titleId="added-title"
          title={added.title}
          actions={
            <>
              <Button look="secondary" data-visit="close" text={added.ok} />
              <Button look="primary" data-visit="cart" text={added.goToCart} />
            </>
          }
        >
          <p data-added="" suppressHydrationWarning className="text-lead">
            {""}
          </p>
        </PopupContent>
      </Popup>
      {children}
      <LazyOrderPopups
        words={{ ...copy.order, cart, delivery, orderReady, returned, sharedCart, share }}
        whatsapp={config.whatsapp}
        phone={config.phone}
        soldOut={config.soldOut}
        notice={config.notice[language]}
        productsUrl={`${config.siteUrl}${pathTo(language, "products")}`}
      />
    </Frame>
  );
}
