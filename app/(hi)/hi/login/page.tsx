import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { LoginPage } from "@/components/sign-in/login-page";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "login");

export default createPage(hi, "login", LoginPage);
