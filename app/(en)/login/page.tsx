import { config } from "@/app/_document/owner-config-at-build-time";
import { pageMetadata } from "@/app/_document/page-metadata";
import { LoginOverlay } from "@/components/sign-in/login-overlay";
import { LandingPage } from "@/components/landing/landing-page";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "login");

export default function Page() {
  return (
    <>
      <LandingPage copy={en} config={config} page="login" />
      <LoginOverlay words={en.login} language="en" />
    </>
  );
}
