import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/button";
import { Footer } from "@/components/layout/footer";
import { PageHeader } from "@/components/layout/header";
import { LazyOrderPopups } from "@/components/order/lazy";
import { getShop } from "@/components/shop";
import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";
import { pathTo } from "@/lib/paths";

/** The frame of a page: header and footer. */
export async function Frame({
  className,
  inOtherLanguage,
  children,
}: {
  className?: string;
  /** Where the other language is, for what is no page of its own. */
  inOtherLanguage?: string;
  children: ReactNode;
}) {
  const { copy } = await getShop();
  return (
    <>
      <PageHeader back={pathTo(copy.language, "home")} inOtherLanguage={inOtherLanguage} />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** The frame of a page with goods: besides, the cart button and the popups of the order. */
export async function ShopFrame({
  back,
  children,
}: {
  /** Where Back leads: to the landing page by default. */
  back?: string;
  children: ReactNode;
}) {
  const { copy, config } = await getShop();
  const { language, share, shop: words } = copy;
  const { added, cart, delivery, orderReady, returned, sharedCart } = words;
  return (
    <>
      <PageHeader back={back ?? pathTo(language, "home")}>
        <CartButton words={words} />
      </PageHeader>
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
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LazyOrderPopups
        words={{ ...copy.order, cart, delivery, orderReady, returned, sharedCart, share }}
        whatsapp={config.whatsapp}
        phone={config.phone}
        soldOut={config.soldOut}
        notice={config.notice[language]}
        productsUrl={`${config.siteUrl}${pathTo(language, "products")}`}
      />
      <Footer />
    </>
  );
}
