import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { LoginPage } from "@/components/sign-in/login-page";
import { en } from "@/lib/copy";

export const metadata = pageMetadata(en, "login");

export default createPage(en, "login", LoginPage);
