import { productPages, productParams } from "@/app/_document/create-product-page";
import { en } from "@/lib/copy";

const pages = productPages(en);

export const dynamicParams = false;
export const generateStaticParams = productParams;
export const generateMetadata = pages.generateMetadata;

export default pages.Page;
