import { Badges, FeatureCards } from "@/components/landing/feature-cards-and-badges";
import { Heritage } from "@/components/landing/heritage";
import { Hero } from "@/components/landing/hero";
import { DeliveryAndSubscriptionPlans } from "@/components/landing/delivery-and-subscription-plans";
import { SubscribeAndContact } from "@/components/landing/subscribe-and-contact";
import { Footer } from "@/components/layout/footer";
import { LandingHeader } from "@/components/layout/header/landing-header";
import { MithilaBand } from "@/components/pictures/mithila-band";
import { elementIds } from "@/components/layout/element-ids";
import type { Shop } from "@/lib/shop/config";

/** The landing page, which is also behind the card of the login page. */
export function LandingPage({ copy, config, page = "home" }: Shop & { page?: "home" | "login" }) {
  return (
    <>
      <LandingHeader copy={copy} page={page} />
      <main id={elementIds.content} tabIndex={-1}>
        <Hero copy={copy} />
        <MithilaBand />
        <FeatureCards words={copy.home} />
        <Heritage copy={copy} />
        <DeliveryAndSubscriptionPlans copy={copy} config={config} />
        <Badges words={copy.home} />
        <SubscribeAndContact copy={copy} config={config} />
      </main>
      <Footer copy={copy} config={config} />
    </>
  );
}
