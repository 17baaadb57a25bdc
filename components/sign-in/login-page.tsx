import { LandingPage } from "@/components/landing/landing-page";
import { LoginCard } from "@/components/sign-in/login-card";
import type { Shop } from "@/lib/shop/config";

/** The landing page with the sign-in card over it. */
export function LoginPage({ copy, config }: Shop) {
  return (
    <>
      <LandingPage copy={copy} config={config} page="login" />
      <LoginCard words={copy.login} language={copy.language} />
    </>
  );
}
