import { notFound } from "next/navigation";
import { findProduct, products, type ProductId } from "@/lib/shop/catalogue";

/** What the address of a product's page carries: its id. */
export type ProductParams = Promise<{ readonly slug: string }>;

/** The pages to build: one for each product. */
export function productParams(): Awaited<ProductParams>[] {
  return products.map(({ id }) => ({ slug: id }));
}

/** The product that an address names; any other address is not found. */
export async function productOf(params: ProductParams): Promise<ProductId> {
  return findProduct((await params).slug) ?? notFound();
}
