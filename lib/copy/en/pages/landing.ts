import { place } from "@/lib/shop/facts";
import { claims } from "@/lib/copy/en/advertising-claims";
import { deliverySpan, region } from "@/lib/copy/en/hours-and-place";

export const home = {
  title: `Dehati Milk: fresh milk delivered daily in ${region}`,
  description: `Fresh cow milk, A2 milk, curd, paneer and desi ghee from the village to your home in ${region}. Order on WhatsApp, delivered ${deliverySpan}.`,
  tagline: "From Village to Home - Pure & Wholesome Milk",
  headline: "Dehati Milk & Products Delivered Daily",
  purity: `${claims.pureAndFresh}.`,
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
      text: `${claims.freshEveryMorning}, and on the road from ${deliverySpan}.`,
    },
  },
  heritage: {
    heading: "Our Village Heritage",
    text: `Dehati means “of the village”. Around ${place.en.city}, in the land of Mithila, milk is set as curd in clay, churned into buttermilk and slowly cooked to ghee. We keep to those ways, with ${claims.hygienic}.`,
    link: "Read Our Story",
  },
  services: {
    heading: "Our Services",
    delivery: {
      heading: "Daily Morning Delivery",
      text: `${claims.freshEveryMorning}, delivered from ${deliverySpan} in ${region}.`,
    },
    subscriptions: {
      heading: "Subscription Plans",
      text: "Choose the plan that suits your home.",
      plans: {
        daily: { name: "Daily", text: "Milk at your door every day" },
        "alternate-day": { name: "Alternate day", text: "Every second day" },
        weekly: { name: "Weekly", text: "Once a week" },
      },
      question: "Hello Dehati Milk, I would like to ask about the {plan} plan.",
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
    text: "Start a daily, alternate day or weekly plan on our page, or ask us first. We are glad to help.",
    subscribe: "Subscribe Now",
    contact: "Contact Us",
  },
};
