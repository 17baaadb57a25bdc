import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/page-of-one-language";
import { AboutPage } from "@/components/about/about-page";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "about");

export default shopPage(en, AboutPage, "about");
