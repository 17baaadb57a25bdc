import { ProductCard } from "@/components/catalogue/product-card";
import { PageFrameWithCart } from "@/components/layout/page-frame-with-cart";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import { LoadOrderLink } from "@/components/order-link/fetch-popup-scripts-for-order-link";
import { items, products } from "@/lib/shop/catalogue";
import type { Shop } from "@/lib/shop/config";
import { callLink, chatLink } from "@/lib/shop/links";
import { pathTo } from "@/lib/paths";

/** The products page: six cards, the cart button, and the popups of the order. */
export function ProductList({ copy, config }: Shop) {
  const words = copy.shop;
  const isAllSoldOut = config.soldOut.length === items.length;
  return (
    <PageFrameWithCart
      hasOrderLinks
      copy={copy}
      config={config}
      path={pathTo(copy.language, "products")}
    >
      <div className="page-width section">
        <h1 className="font-display text-heading">{words.heading}</h1>
        {isAllSoldOut ? (
          <p className="mt-3">{copy.soldOut.all}</p>
        ) : (
          <p className="mt-3 scriptless:hidden">{words.intro}</p>
        )}
        <p className="mt-3 hidden scriptless:block">
          {!isAllSoldOut && `${words.plainIntro} `}
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
            <ProductCard
              key={product.id}
              product={product.id}
              copy={copy}
              config={config}
              isFirst={index === 0}
            />
          ))}
        </div>
      </div>
      <ErrorBoundary>
        <LoadOrderLink language={copy.language} />
      </ErrorBoundary>
    </PageFrameWithCart>
  );
}
