import { operatingSince, place } from "@/lib/shop/facts";
import { claims } from "@/lib/copy/en/advertising-claims";
import { deliverySpan, region } from "@/lib/copy/en/hours-and-place";

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const about = {
  title: `About Dehati Milk, a village dairy in ${place.en.city}`,
  description: `The story of Dehati Milk, a village dairy in ${region}: what we make, how we work, and why families choose our milk, curd, paneer and ghee.`,
  heading: "From our village to your home",
  intro: `Dehati Milk is a village dairy in ${region}. We bring fresh milk and traditional dairy goods to the homes around us.`,
  story: {
    heading: "Our Story",
    paragraphs: [
      `We have worked since ${operatingSince} with one simple wish: that a family in town drinks the same milk as a family in the village.`,
      `So we keep the road short, with ${claims.hygienic}, and deliver every day from ${deliverySpan}. ${claims.pureAndFresh}, and nothing to hide.`,
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
      "no-adulteration": claims.pureAndFresh,
      "daily-delivery": "Daily farm-to-home delivery",
      hygienic: capitalized(claims.hygienic),
      "traditional-taste": "Traditional taste with modern convenience",
      "local-farmers": "Support for local farmers and sustainable practices",
    },
  },
  order: "Order Now",
};
