import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { ProductList } from "@/components/catalogue/product-list";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "products");

export default shopPage(hi, ProductList, "products");
