import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { AboutPage } from "@/components/about/about-page";
import { en } from "@/lib/copy";

export const metadata = pageMetadata(en, "about");

export default createPage(en, "about", AboutPage);
