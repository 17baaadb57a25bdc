import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { LandingPage } from "@/components/landing/landing-page";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "home");

export default shopPage(en, LandingPage, "home");
