import { ContactButton } from "@/components/contact/contact-button";
import { ContactPopup } from "@/components/contact/contact-popup";
import { buttonClass } from "@/components/ui/button-class";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import { elementIds } from "@/components/layout/element-ids";
import type { Shop } from "@/lib/shop/config";

const popupId = "contact-popup";

/** The last section: Subscribe Now, which leads to the brand's social media page, and Contact Us. */
export function SubscribeAndContact({ copy, config }: Shop) {
  const { subscribe } = copy.home;
  return (
    <section
      id={elementIds.subscribe}
      aria-labelledby="subscribe-heading"
      className="page-width section text-center"
    >
      <h2 id="subscribe-heading" className="font-display text-heading">
        {subscribe.heading}
      </h2>
      <p className="mx-auto mt-4 max-w-prose text-balance">{subscribe.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a
          href={config.subscribeUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass("primary")}
        >
          {subscribe.subscribe}
        </a>
        <ErrorBoundary isVital>
          <ContactButton text={subscribe.contact} popupId={popupId} />
        </ErrorBoundary>
      </div>
      <ContactPopup id={popupId} copy={copy} config={config} />
    </section>
  );
}
