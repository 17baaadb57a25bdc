import type { Copy } from "@/lib/copy";
import { pathTo } from "@/lib/paths";

/** The breadcrumb of a product's page: home, products, product. */
export function Breadcrumb({ copy, name }: { copy: Copy; name: string }) {
  return (
    <nav aria-label={copy.product.trail} className="breadcrumb print:hidden">
      <ol>
        <li>
          <a href={pathTo(copy.language, "home")}>{copy.nav.home}</a>
        </li>
        <li>
          <a href={pathTo(copy.language, "products")}>{copy.shop.heading}</a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
