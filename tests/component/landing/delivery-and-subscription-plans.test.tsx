import { render, screen } from "@testing-library/react";
import { DeliveryAndSubscriptionPlans } from "@/components/landing/delivery-and-subscription-plans";
import { en, hi } from "@/lib/copy";
import { readConfig } from "@/lib/shop/config";

const { config } = readConfig({ WHATSAPP_NUMBER: "919999999999" });

function questionsOn(copy: typeof en | typeof hi) {
  render(<DeliveryAndSubscriptionPlans copy={copy} config={config} />);
  return screen.getAllByRole<HTMLAnchorElement>("link").map((link) => {
    const { origin, pathname, searchParams } = new URL(link.href);
    expect([origin + pathname, searchParams.get("phone")]).toEqual([
      "https://api.whatsapp.com/send",
      "919999999999",
    ]);
    return [link.getAttribute("aria-label"), searchParams.get("text")];
  });
}

test("each plan links to a question on WhatsApp", () => {
  const question = (plan: string) =>
    `Hello Dehati Milk, I would like to ask about the ${plan} plan.`;

  expect(questionsOn(en)).toEqual([
    ["Ask on WhatsApp: Daily", question("Daily")],
    ["Ask on WhatsApp: Alternate day", question("Alternate day")],
    ["Ask on WhatsApp: Weekly", question("Weekly")],
  ]);
});

test("each plan links to a question in Hindi on the Hindi page", () => {
  const question = (plan: string) => `नमस्ते देहाती मिल्क, मुझे “${plan}” प्लान के बारे में पूछना है।`;

  expect(questionsOn(hi)).toEqual([
    ["WhatsApp पर पूछें: रोज़", question("रोज़")],
    ["WhatsApp पर पूछें: एक दिन छोड़कर", question("एक दिन छोड़कर")],
    ["WhatsApp पर पूछें: हर हफ़्ते", question("हर हफ़्ते")],
  ]);
});
