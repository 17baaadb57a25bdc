import {
  cancellation,
  complaints,
  deliveryHours,
  operatingSince,
  place,
  supportHours,
} from "@/lib/shop/business";
import { claims } from "@/lib/copy/en/advertising-claims";
import { chunkFailed, failure } from "@/lib/copy/en/error-page";
import { network } from "@/lib/copy/en/network-and-updates";
import { blankOrder, order, popups, products, share, sizes } from "@/lib/copy/en/order";
import { seller } from "@/lib/copy/en/seller";
import { formatHour, formatHourAndMinutes } from "@/lib/shop/time-of-day";

const deliverySpan = `${formatHour(deliveryHours.from)} to ${formatHour(deliveryHours.to)}`;
const supportSpan = `${formatHourAndMinutes(supportHours.from)} to ${formatHourAndMinutes(supportHours.to)}`;
const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const region = `${place.city}, ${place.state}`;

/** Every English word of the shop. Text in `{braces}` is filled in where it is used. */
export const en = {
  language: "en" as const,
  brand: { name: "Dehati Milk", native: "देहाती" },

  header: {
    skip: "Skip to content",
    navigation: "Main",
    menu: "Menu",
    back: "Back",
    login: "Login",
    notice: "Notice",
  },
  nav: { home: "Home", products: "Products", contact: "Contact", about: "About" },

  pictures: {
    "desi-cow-milk": "Glass bottle of fresh cow milk with a red checked cloth cap",
    "homemade-curd": "Set curd in a painted clay pot, a brass spoon of curd beside it",
    "pure-desi-ghee": "Jar of golden ghee under a red checked cloth, a brass bowl beside it",
    "fresh-paneer": "Block, slices and cubes of fresh paneer on a banana leaf",
    "a2-milk": "Glass bottle of A2 milk with a green checked cloth cap, a clay cup beside it",
    "premium-fresh-milk": "Tall glass bottle of premium milk with a muslin cap and a steel pot",
    "buffalo-milk": "Short wide glass bottle of buffalo milk with a plum checked cloth cap",
    buttermilk: "Two painted clay cups of frothy buttermilk with mint and roasted cumin",
    hero: "Curd in a clay pot, a bottle of milk, a jar of ghee and paneer on a banana leaf, with a village field in morning light behind",
    doorstep: "Three bottles of milk in a wooden crate and a steel milk can on a doorstep at dawn",
    heritage: "Brass pot, clay pots and cups before a mud wall painted with peacocks and lotus",
  },

  products,
  sizes,
  descriptions: {
    "desi-cow-milk": "Fresh desi cow milk, milked clean and brought to your door.",
    "homemade-curd": "Thick curd, set slowly, the way it is set at home.",
    "pure-desi-ghee": "Golden, grainy ghee with the aroma of a village kitchen.",
    "fresh-paneer": "Soft, milky paneer, pressed fresh for your kitchen.",
    "a2-milk": "A2 milk for the whole family, every day.",
    "premium-fresh-milk": "Our premium milk, for thick tea, kheer and a glass on its own.",
  },

  home: {
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
      text: `Dehati means “of the village”. Around ${place.city}, in the land of Mithila, milk is set as curd in clay, churned into buttermilk and slowly cooked to ghee. We keep to those ways, with ${claims.hygienic}.`,
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
  },

  contact: {
    title: "Contact Us",
    text: `We answer from ${supportSpan}.`,
    call: "Call",
    chat: "Chat on WhatsApp",
    ask: "Ask on WhatsApp",
    greeting: blankOrder.greeting,
    close: "Close",
    opening: "Opening…",
  },

  shop: {
    title: `Our Products - Dehati Milk, ${place.city}`,
    description: `Desi cow milk, A2 milk, premium milk, curd, paneer and ghee with sizes and prices. Fill your cart and order on WhatsApp, delivered in ${region}.`,
    heading: "Our Products",
    intro:
      "Choose a size, fill your cart, and send the order on WhatsApp. You do not pay on this site.",
    form: {
      size: "Size and price",
      option: "{size} - {price}",
      soldOut: "{size} - {price} (sold out)",
      add: "Add to Cart",
      order: "Order on WhatsApp",
      sizes,
      blank: blankOrder,
    },
    cartButton: "CART",
    cartCount: { one: "item", other: "items" },
    opening: "Opening…",
    plainIntro:
      "Choose a size and press Order on WhatsApp. The order opens there: add your name and address, and send it. For several things at once, call or chat with us:",
    ...popups,
  },

  product: {
    title: `{product} - Dehati Milk, ${place.city}`,
    description: `{sentence} From {price}. Order on WhatsApp, delivered ${deliverySpan} in ${region}.`,
    texts: {
      "desi-cow-milk":
        "Milk for every day: for the morning’s tea, the children’s glass, and kheer when there is something to celebrate.",
      "homemade-curd":
        "For lunch, for chura-dahi, for kadhi and raita, or beaten into lassi with a little sugar.",
      "pure-desi-ghee":
        "A spoon of it over hot dal and roti, in litti and halwa, and for every sweet that a feast day asks for.",
      "fresh-paneer":
        "For matar paneer and palak paneer, for pakora, or simply fried golden with salt and pepper.",
      "a2-milk":
        "For tea, for the glass and for everything that you cook with milk. Ask us if you want to know more about it: we are glad to tell you.",
      "premium-fresh-milk":
        "For those who like their tea thick and their kheer rich. Ask us if you cannot decide between our milks: we are glad to help.",
    },
    plans: {
      text: "Also on a daily, alternate day or weekly plan.",
      question:
        "Hello Dehati Milk, I would like to ask about a daily, alternate day or weekly plan for {product}.",
    },
    trail: "You are here",
    sizes: "Sizes and prices",
    from: "from {price}",
    delivery: {
      heading: "How it comes to you",
      rules: [
        `Delivered every day from ${deliverySpan} in ${region}.`,
        "You order on WhatsApp and pay nothing on this site.",
        "Check it at the door: returns are accepted only at the time of delivery.",
      ],
    },
    shareText: "{product} from Dehati Milk. {sentence}",
    others: "More from our dairy",
    all: "All products",
  },

  soldOut: {
    label: "Sold out",
    text: "Sold out for now.",
    all: "Everything is sold out for now. Ask us on WhatsApp when you can order again.",
    question: "Hello Dehati Milk, when will you have {product} again?",
    description: `{sentence} Sold out for now: ask us on WhatsApp. Delivered ${deliverySpan} in ${region}.`,
  },

  share,

  previews: { page: "{heading}. {picture}", product: "{product}: {prices}. {picture}" },

  order,

  about: {
    title: `About Dehati Milk, a village dairy in ${place.city}`,
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
  },

  refund: {
    title: "Refund and Returns Policy - Dehati Milk",
    description: `When Dehati Milk takes back or refunds milk and dairy goods: check at delivery, tell us within ${hours(complaints.windowHours)}, and how to cancel an order or plan.`,
    heading: "Refund and Returns Policy",
    intro: "Milk is fresh for a short time, so our rules are short too.",
    sections: [
      {
        heading: "Freshness Guarantee",
        text: "Every delivery leaves us fresh. Please check your milk and dairy goods when they arrive, while our delivery person is with you.",
        rules: [],
      },
      {
        heading: "Return Eligibility",
        text: "",
        rules: [
          "Returns are accepted only at the time of delivery. Once the delivery person has left, returns are not entertained.",
          `Please tell us of any complaint within ${hours(complaints.windowHours)} of delivery, by call or chat, with photo or video proof if possible.`,
          `Complaints after ${hours(complaints.cutoffHours)} are not considered.`,
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
        rules: [],
      },
      {
        heading: "Non-Refundable Items",
        text: "Milk that was accepted and then consumed or stored improperly is not refundable.",
        rules: [],
      },
      {
        heading: "Cancellation Policy",
        text: "",
        rules: [
          `Daily subscriptions: cancel by call or chat before ${formatHourAndMinutes(cancellation.dailyBeforeHour)}.`,
          `One-time orders: cancel up to ${hours(cancellation.oneTimeHoursBefore)} before the delivery slot.`,
        ],
      },
    ],
    help: {
      heading: "Need Help",
      phone: "Phone",
      email: "Email",
      hours: "Support hours",
      span: supportSpan,
    },
  },

  login: {
    title: "Login - Dehati Milk",
    description:
      "Sign in to Dehati Milk with Google. Signing in is optional: you can order without it.",
    heading: "Welcome Back!",
    text: "Signing in is optional. You can order without it.",
    google: "Login with Google",
    opening: "Opening…",
    waiting: "Please sign in with Google in the window that has opened.",
    here: "Sign in in this window instead",
    inApp:
      "Google does not allow signing in inside this app. Open this page in your phone’s browser: tap the menu (⋮ or …) and choose “Open in browser”.",
    needsScript: "Signing in needs JavaScript. Ordering does not.",
    failed: "Login failed: {sentence} ({code})",
    failures: {
      "unauthorized-domain": "Sign-in does not work at this address of the shop.",
      "popup-blocked": "The browser blocked the window for signing in.",
      "popup-closed-by-user": "Sign-in was closed before it was finished.",
      "cancelled-popup-request": "It was replaced by a newer one.",
      "web-storage-unsupported": "Please allow cookies for this site and try again.",
      "network-request-failed": "There is no network. Please check it and try again.",
      "internal-error": "Something went wrong on our side. Please try again later.",
      "invalid-api-key": "Google does not accept the set-up of this shop.",
      "auth-domain-config-required": "Sign-in is not set up on this site yet.",
      "operation-not-supported-in-this-environment":
        "This app’s browser cannot sign in. Please open the page in your phone’s browser.",
      "invalid-auth-event": "This sign-in is out of date. Please start again.",
      "no-auth-event": "No sign-in is under way here. Please start again.",
    },
    close: "Close",
    result: {
      title: "Signing in - Dehati Milk",
      description: "Signing in with Google ends here.",
      heading: "Signing you in",
      signedIn: "You are signed in. You can close this window.",
      shop: "Go to the shop",
      again: "Try again",
    },
  },

  account: {
    profile: "Profile",
    nameless: "Signed in",
    help: "Help",
    logout: "Logout",
    ok: "OK",
    failed: `${chunkFailed}.`,
    reload: failure.reload,
    alerts: {
      "signed-in": "Login Successful",
      "logged-out": "Logged Out",
      help: "Help Section Coming Soon!",
      "still-signed-in": "You are still signed in: there is no network. Please try again.",
    },
  },

  footer: {
    quickLinks: "Quick links",
    home: "Home",
    about: "About us",
    products: "Products",
    services: "Services",
    refund: "Refund and Returns Policy",
    leaflet: "Printable leaflet",
    office: "Office",
    farm: "Farm",
    contact: "Talk to us",
    phone: "Phone",
    email: "Email",
    instagram: "Instagram",
    facebook: "Facebook",
    licence: "FSSAI licence {number}",
    grievance: "Grievance contact: {contact}",
    since: `Since ${operatingSince}`,
    newTab: "opens in a new tab",
  },

  leaflet: {
    title: "Printable leaflet with all prices - Dehati Milk",
    description:
      "Dehati Milk on one page to print: every size and price in English and Hindi, a QR code to the shop, our numbers, and the hours of delivery.",
    intro: "One page to print, hand out or pin to a wall. Black and white will do.",
    print: "Print",
    prices: "Prices",
    howToOrder: "How to order",
    steps: {
      scan: "Scan the QR code, or open the address below it.",
      choose: "Choose a size and fill your cart.",
      send: "Send the order on WhatsApp. We bring it to your door.",
    },
    qrCode: "QR code of the shop: {address}",
    whatsapp: "Order on WhatsApp",
    call: "Or call us",
  },

  seller,

  network,

  offline: {
    title: "No network - Dehati Milk",
    description:
      "This page of Dehati Milk needs the network. The rest of the shop opens without it, and your cart stays with you.",
    heading: "This page needs the network",
    text: "Signing in and a few other pages do not open without it. The shop does: choose your milk, fill your cart, and send the order when the network is back.",
    shop: "Go to the shop",
    retry: "Try again",
  },

  notFound: {
    title: "Page not found - Dehati Milk",
    heading: "This page is not here",
    text: "The link may be old, or a letter may be missing. The milk is still fresh.",
    home: "Go to the home page",
    chat: "Chat on WhatsApp",
  },
  failure,
};
