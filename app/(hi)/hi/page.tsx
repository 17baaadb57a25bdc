import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { LandingPage } from "@/components/landing/landing-page";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "home");

export default shopPage(hi, LandingPage, "home");
