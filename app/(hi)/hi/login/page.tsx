import { config } from "@/app/_document/owner-config-at-build-time";
import { pageMetadata } from "@/app/_document/page-metadata";
import { LoginCard } from "@/components/sign-in/login-card-over-landing-page";
import { LandingPage } from "@/components/landing/landing-page";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "login");

export default function Page() {
  return (
    <>
      <LandingPage copy={hi} config={config} page="login" />
      <LoginCard words={hi.login} language="hi" />
    </>
  );
}
