import { place } from "@/lib/shop/facts";
import { popups } from "@/lib/copy/en/cart-and-checkout";
import { deliverySpan, region } from "@/lib/copy/en/hours-and-place";
import { blankOrder } from "@/lib/copy/en/order-message";
import { sizes } from "@/lib/copy/en/product-and-size-names";

/** The page of all products. */
export const shop = {
  title: `Our Products - Dehati Milk, ${place.en.city}`,
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
};

/** The page of one product. */
export const product = {
  title: `{product} - Dehati Milk, ${place.en.city}`,
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
};

export const soldOut = {
  label: "Sold out",
  text: "Sold out for now.",
  all: "Everything is sold out for now. Ask us on WhatsApp when you can order again.",
  question: "Hello Dehati Milk, when will you have {product} again?",
  description: `{sentence} Sold out for now: ask us on WhatsApp. Delivered ${deliverySpan} in ${region}.`,
};

/** What each product is, in a sentence. */
export const descriptions = {
  "desi-cow-milk": "Fresh desi cow milk, milked clean and brought to your door.",
  "homemade-curd": "Thick curd, set slowly, the way it is set at home.",
  "pure-desi-ghee": "Golden, grainy ghee with the aroma of a village kitchen.",
  "fresh-paneer": "Soft, milky paneer, pressed fresh for your kitchen.",
  "a2-milk": "A2 milk for the whole family, every day.",
  "premium-fresh-milk": "Our premium milk, for thick tea, kheer and a glass on its own.",
};
