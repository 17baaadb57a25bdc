import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { LandingPage } from "@/components/landing/landing-page";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "home");

export default createPage(hi, "home", LandingPage);
