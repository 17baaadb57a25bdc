import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { AboutPage } from "@/components/about/about-page";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "about");

export default shopPage(en, AboutPage, "about");
