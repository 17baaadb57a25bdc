import { CartButton } from "@/components/shop/cart-button";
import { ProductCard } from "@/components/shop/product-card";
import { ShopPopups } from "@/components/shop/shop-popups";
import { PageHeader } from "@/components/site/page-header";
import { SiteFooter } from "@/components/site/site-footer";
import { products } from "@/lib/catalogue";
import type { Config } from "@/lib/config";
import type { Copy } from "@/lib/copy/copy";
import { callLink, chatLink } from "@/lib/links";
import { anchors, pathTo } from "@/lib/paths";

/** The products page: six cards, the cart button, and the popups of the order. */
export function Shop({ copy, config }: { copy: Copy; config: Config }) {
  const words = copy.shop;
  return (
    <>
      <PageHeader copy={copy} page="products">
        <CartButton label={words.cartButton} count={words.cartCount} />
      </PageHeader>
      <main id={anchors.content} tabIndex={-1} className="page-width section">
        <h1 className="font-display text-heading">{words.heading}</h1>
        <p className="mt-3">{words.intro}</p>
        <p className="mt-3 hidden scriptless:block">
          {words.needsScript}{" "}
          <a href={callLink(config.phone)} className="card-link">
            {config.phone}
          </a>
          {", "}
          <a href={chatLink(config.whatsapp, copy.contact.greeting)} className="card-link">
            {copy.contact.chat}
          </a>
        </p>
        <div className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product.id} copy={copy} isFirst={index === 0} />
          ))}
        </div>
      </main>
      <ShopPopups
        words={words}
        order={copy.order}
        seller={config.whatsapp}
        phone={config.phone}
        productsUrl={`${config.siteUrl}${pathTo(copy.language, "products")}`}
      />
      <SiteFooter copy={copy} config={config} />
    </>
  );
}
