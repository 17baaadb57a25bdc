import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/page-of-one-language";
import { LandingPage } from "@/components/landing/landing-page";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "home");

export default shopPage(en, LandingPage, "home");
