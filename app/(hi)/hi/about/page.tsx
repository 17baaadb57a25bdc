import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { AboutPage } from "@/components/about/about-page";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "about");

export default shopPage(hi, AboutPage, "about");
