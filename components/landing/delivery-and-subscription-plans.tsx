import { AskOnWhatsAppLink } from "@/components/contact/ask-on-whatsapp-link";
import { Picture } from "@/components/pictures/picture";
import { elementIds } from "@/components/layout/element-ids";
import { fill } from "@/lib/order/text";
import { subscriptionPlans } from "@/lib/shop/facts";
import type { Shop } from "@/lib/shop/config";

/** The two services: delivery every morning, and the subscription plans, each with a link to ask. */
export function DeliveryAndSubscriptionPlans({ copy, config }: Shop) {
  const { services } = copy.home;
  const { delivery, subscriptions } = services;
  return (
    <section
      id={elementIds.services}
      aria-labelledby="services-heading"
      className="page-width section"
    >
      <h2 id="services-heading" className="font-display text-heading">
        {services.heading}
      </h2>
      <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="card overflow-hidden">
          <Picture
            id="doorstep"
            alt={copy.pictures.doorstep}
            sizes="(min-width: 1100px) 610px, 88vw"
            className="aspect-8/5"
          />
          <div className="p-6">
            <h3 className="small-heading">{delivery.heading}</h3>
            <p className="mt-2">{delivery.text}</p>
          </div>
        </div>
        <div className="card flex flex-col p-6">
          <h3 className="small-heading">{subscriptions.heading}</h3>
          <p className="mt-2">{subscriptions.text}</p>
          <ul className="mt-4 grid flex-1 ruled">
            {subscriptionPlans.map((plan) => {
              const { name, text } = subscriptions.plans[plan];
              return (
                <li
                  key={plan}
                  className="flex flex-col justify-between gap-x-4 pt-4 pb-1 sm:flex-row sm:items-center sm:pb-4"
                >
                  <div>
                    <p className="small-heading text-terracotta-dark">{name}</p>
                    <p>{text}</p>
                  </div>
                  <AskOnWhatsAppLink
                    text={copy.contact.ask}
                    about={name}
                    question={fill(subscriptions.question, { plan: name })}
                    whatsapp={config.whatsapp}
                    className="card-link shrink-0"
                  />
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
