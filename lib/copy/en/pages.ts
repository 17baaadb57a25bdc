import * as phrases from "@/lib/copy/en/phrases";
import * as facts from "@/lib/shop/facts";

export const home = {
  title: `Dehati Milk: fresh milk delivered daily in ${phrases.areaName}`,
  description: `Fresh cow milk, A2 milk, curd, paneer and desi ghee from the village to your home in ${phrases.areaName}. Order on WhatsApp, delivered ${phrases.deliverySpan}.`,
  tagline: "From Village to Home - Pure & Wholesome Milk",
  headline: "Dehati Milk & Products Delivered Daily",
  purity: `${phrases.pureAndFresh}.`,
  order: "Order Now",
  featuresHeading: "What you can count on",
  features: {
    "pure-and-fresh": {
      heading: "100% Pure and Fresh",
      text: "The same milk that the village drinks.",
    },
    organic: {
      heading: "100% Organic, Chemical Free",
      text: "Nothing is added on the way from the milking pail to your glass.",
    },
    "farm-to-home": {
      heading: "Farm to Home, Daily",
      text: `${phrases.freshEveryMorning}, and on the road from ${phrases.deliverySpan}.`,
    },
  },
  heritage: {
    heading: "Our Village Heritage",
    text: `Dehati means “of the village”. Around ${facts.area.en.city}, in the land of Mithila, milk is set as curd in clay, churned into buttermilk and slowly cooked to ghee. We keep to those ways, with ${phrases.hygienic}.`,
    link: "Read Our Story",
  },
  services: {
    heading: "Our Services",
    delivery: {
      heading: "Daily Morning Delivery",
      text: `${phrases.freshEveryMorning}, delivered from ${phrases.deliverySpan} in ${phrases.areaName}.`,
    },
    subscriptions: {
      heading: "Subscription Plans",
      text: "Choose the plan that suits your home.",
      plans: {
        daily: { name: phrases.planNames.daily, text: "Milk at your door every day" },
        "alternate-day": { name: phrases.planNames["alternate-day"], text: "Every second day" },
        weekly: { name: phrases.planNames.weekly, text: "Once a week" },
      },
    },
  },
  badgesHeading: "Our promises",
  badges: {
    "lab-tested": "Lab Tested",
    "no-chemicals": "No Chemicals",
    "zero-plastic": "Zero Plastic Use",
    "indian-farmer": "Indian Farmers",
    "testing-kit": "Free Testing Kit",
  },
  subscribe: {
    heading: "Subscribe to fresh mornings",
    text: `Start ${phrases.anyPlan} on our page, or ask us first. We are glad to help.`,
    subscribe: "Subscribe Now",
  },
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const about = {
  title: `About Dehati Milk, a village dairy in ${facts.area.en.city}`,
  description: `The story of Dehati Milk, a village dairy in ${phrases.areaName}: what we make, how we work, and why families choose our milk, curd, paneer and ghee.`,
  heading: "From our village to your home",
  intro: `Dehati Milk is a village dairy in ${phrases.areaName}. We bring fresh milk and traditional dairy goods to the homes around us.`,
  story: {
    heading: "Our Story",
    paragraphs: [
      `We have worked since ${facts.operatingSince} with one simple wish: that a family in town drinks the same milk as a family in the village.`,
      `So we keep the road short, with ${phrases.hygienic}, and deliver every day from ${phrases.deliverySpan}. ${phrases.pureAndFresh}, and nothing to hide.`,
    ],
  },
  goods: {
    heading: "Our Products",
    names: {
      "fresh-cow-milk": "Fresh cow milk",
      "buffalo-milk": "Buffalo milk",
      paneer: "Paneer",
      ghee: "Ghee",
      curd: "Curd (dahi)",
      buttermilk: "Buttermilk (chaach)",
    },
    order: "See sizes and prices",
    ask: "Ask us on WhatsApp",
    question: "Hello Dehati Milk, do you have {good} today, and at what price?",
  },
  why: {
    heading: "Why Choose Dehati Milk",
    benefits: {
      "no-adulteration": phrases.pureAndFresh,
      "daily-delivery": "Daily farm-to-home delivery",
      hygienic: capitalized(phrases.hygienic),
      "traditional-taste": "Traditional taste with modern convenience",
      "local-farmers": "Support for local farmers and sustainable practices",
    },
  },
};

export const refund = {
  description: `When Dehati Milk takes back or refunds milk and dairy goods: check at delivery, tell us within ${phrases.duration(facts.complaints.windowHours)}, and how to cancel an order or plan.`,
  heading: "Refund and Returns Policy",
  intro: "Milk is fresh for a short time, so our rules are short too.",
  /** The page emphasises what stands between asterisks. */
  sections: [
    {
      heading: "Freshness Guarantee",
      text: "Every delivery leaves us fresh. Please check your milk and dairy goods when they arrive, while our delivery person is with you.",
    },
    {
      heading: "Return Eligibility",
      rules: [
        "Returns are accepted only at the time of delivery. Once the delivery person has left, returns are not entertained.",
        `Please tell us of any complaint within *${phrases.duration(facts.complaints.windowHours)}* of delivery, by call or chat, with photo or video proof if possible.`,
        `Complaints after *${phrases.duration(facts.complaints.cutoffHours)}* are not considered.`,
      ],
    },
    {
      heading: "Refund Criteria",
      text: "You receive a refund when:",
      rules: [
        "the milk was spoiled or curdled at delivery,",
        "a wrong product was delivered,",
        "your order was missed or not delivered although you had paid.",
      ],
    },
    {
      heading: "Refund Process",
      text: "After we have verified the complaint, the refund is issued, or adjusted in your next bill or delivery.",
    },
    {
      heading: "Non-Refundable Items",
      text: "Milk that was accepted and then consumed or stored improperly is not refundable.",
    },
    {
      heading: "Cancellation Policy",
      rules: [
        ...(facts.subscriptionPlans.includes("daily")
          ? [
              `Daily subscriptions: cancel by call or chat before *${phrases.clock(facts.cancellation.dailyBeforeClock, ":00")}*.`,
            ]
          : []),
        `One-time orders: cancel up to *${phrases.duration(facts.cancellation.oneTimeHoursBefore)}* before the delivery slot.`,
      ],
    },
  ],
  help: {
    heading: "Need Help",
    phone: "Phone",
    chat: "Chat",
    question: "Hello Dehati Milk, I need help with a delivery.",
    email: "Email",
    hours: "Support hours",
    span: `*${phrases.clock(facts.supportHours.from, ":00")}* to *${phrases.clock(facts.supportHours.to, ":00")}*`,
  },
};

export const leaflet = {
  title: "Printable leaflet with all prices - Dehati Milk",
  intro: "One page to print, hand out or pin to a wall. Black and white will do.",
  howToOrder: "How to order",
  steps: [
    "Scan the QR code, or open the address below it.",
    "Choose a size and fill your cart.",
    "Send the order on WhatsApp. We bring it to your door.",
  ],
  qrCode: "QR code of the shop: {address}",
  call: "Or call us",
};
