import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { PopupsLoader } from "@/components/cart/order-popups-loader";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/footer";
import { Shield } from "@/components/errors/error-boundary";
import { anchors } from "@/lib/language/anchors";
import type { Config } from "@/lib/shop/config";
import type { Copy } from "@/lib/copy/copy";
import { pathTo } from "@/lib/language/paths";

/**
 * A page with goods on it: the bar with the cart button, and the popups of the order. `path` is
 * the address of the page itself, `back` where Back leads if not home.
 */
export function ShopFrame({
  copy,
  config,
  path,
  back,
  children,
}: {
  copy: Copy;
  config: Config;
  path: string;
  back?: string;
  children: ReactNode;
}) {
  const words = copy.shop;
  return (
    <>
      <PageHeader copy={copy} path={path} back={back}>
        <Shield isVital>
          <CartButton label={words.cartButton} opening={words.opening} count={words.cartCount} />
        </Shield>
      </PageHeader>
      <main id={anchors.content} tabIndex={-1}>
        {children}
      </main>
      <Shield isVital>
        <PopupsLoader
          language={copy.language}
          opening={words.opening}
          seller={config.whatsapp}
          phone={config.phone}
          productsUrl={`${config.siteUrl}${pathTo(copy.language, "products")}`}
        />
      </Shield>
      <SiteFooter copy={copy} config={config} />
    </>
  );
}
