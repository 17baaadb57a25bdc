import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { ProductList } from "@/components/catalogue/product-list";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "products");

export default createPage(hi, "products", ProductList);
