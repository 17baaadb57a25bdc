import { config } from "@/app/_document/owner-config-at-build-time";
import { pageMetadata } from "@/app/_document/page-metadata";
import { LoginCard } from "@/components/sign-in/login-card-over-landing-page";
import { LandingPage } from "@/components/landing/landing-page";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "login");

export default function Page() {
  return (
    <>
      <LandingPage copy={en} config={config} page="login" />
      <LoginCard words={en.login} language="en" />
    </>
  );
}
