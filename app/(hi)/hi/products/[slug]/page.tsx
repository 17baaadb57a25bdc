import { productPages, productParams } from "@/app/_document/create-product-page";
import { hi } from "@/lib/copy";

const pages = productPages(hi);

export const dynamicParams = false;
export const generateStaticParams = productParams;
export const generateMetadata = pages.generateMetadata;

export default pages.Page;
