import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { LandingPage } from "@/components/landing/landing-page";
import { en } from "@/lib/copy";

export const metadata = pageMetadata(en, "home");

export default createPage(en, "home", LandingPage);
