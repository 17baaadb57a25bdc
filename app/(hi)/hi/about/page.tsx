import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { AboutPage } from "@/components/about/about-page";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "about");

export default createPage(hi, "about", AboutPage);
