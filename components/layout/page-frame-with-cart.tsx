import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { LazyOrderPopups } from "@/components/cart/order-popups/lazy-order-popups";
import { AddedPopup, AddedPopupScript } from "@/components/added-popup/added-popup";
import { PageHeader } from "@/components/layout/header/page-header";
import { Footer } from "@/components/layout/footer";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import { elementIds } from "@/components/layout/element-ids";
import { type Shop, noticesIn } from "@/lib/shop/config";
import { pathTo } from "@/lib/paths";

/** The frame of a page with products: header with the cart button, popups of the order, and footer. */
export function PageFrameWithCart({
  copy,
  config,
  path,
  back,
  hasOrderLinks = false,
  children,
}: Shop & {
  /** Of the page itself. */
  path: string;
  /** Where Back leads: to the landing page by default. */
  back?: string;
  /** Whether order links lead to this page. */
  hasOrderLinks?: boolean;
  children: ReactNode;
}) {
  const words = copy.shop;
  return (
    <>
      <PageHeader copy={copy} path={path} back={back}>
        <ErrorBoundary isVital>
          <CartButton words={words} />
        </ErrorBoundary>
      </PageHeader>
      <main id={elementIds.content} tabIndex={-1}>
        {children}
      </main>
      <AddedPopup title={words.added.title} ok={words.added.ok} goToCart={words.added.goToCart} />
      <AddedPopupScript language={copy.language} />
      <ErrorBoundary isVital>
        <LazyOrderPopups
          language={copy.language}
          hasOrderLinks={hasOrderLinks}
          opening={words.opening}
          whatsapp={config.whatsapp}
          phone={config.phone}
          soldOut={config.soldOut}
          notice={noticesIn([copy.language], config.notice)[0]}
          productsUrl={`${config.siteUrl}${pathTo(copy.language, "products")}`}
        />
      </ErrorBoundary>
      <Footer copy={copy} config={config} />
    </>
  );
}
