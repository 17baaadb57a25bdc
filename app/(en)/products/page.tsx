import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { ProductList } from "@/components/catalogue/product-list";
import { en } from "@/lib/copy";

export const metadata = pageMetadata(en, "products");

export default createPage(en, "products", ProductList);
