import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { ProductList } from "@/components/catalogue/product-list";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "products");

export default shopPage(en, ProductList, "products");
