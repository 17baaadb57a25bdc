import { anyPlan, deliverySpan, areaName, cancelBy } from "@/lib/copy/en/phrases";
import type { ProductId, SizeId } from "@/lib/shop/catalogue";
import { area } from "@/lib/shop/facts";

/** Also in order messages and on the day sheet. */
export const productNames: Readonly<Record<ProductId, string>> = {
  "desi-cow-milk": "Desi cow milk",
  "homemade-curd": "Homemade Curd",
  "pure-desi-ghee": "Pure Desi Ghee",
  "fresh-paneer": "Fresh Paneer",
  "a2-milk": "A2 milk",
  "premium-fresh-milk": "Premium fresh milk",
};

export const productSentences: Readonly<Record<ProductId, string>> = {
  "desi-cow-milk": "Fresh desi cow milk, milked clean and brought to your door.",
  "homemade-curd": "Thick curd, set slowly, the way it is set at home.",
  "pure-desi-ghee": "Golden, grainy ghee with the aroma of a village kitchen.",
  "fresh-paneer": "Soft, milky paneer, pressed fresh for your kitchen.",
  "a2-milk": "A2 milk for the whole family, every day.",
  "premium-fresh-milk": "Our premium milk, for thick tea, kheer and a glass on its own.",
};

/** What one makes of it, told on its own page. */
export const productTexts: Readonly<Record<ProductId, string>> = {
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
};

export const sizes: Readonly<Record<SizeId, string>> = {
  "half-liter": "1/2 Liter",
  "1-liter": "1 Liter",
  "1.5-liter": "1.5 Liter",
  "2-liter": "2 Liter",
  "250g": "250g",
  "500g": "500g",
  "1-kg": "1 kg",
};

/** Amounts where there is little room: `0.5 L`, `250 g`. */
export const units = {
  liters: "{amount} L",
  kilos: "{amount} kg",
  grams: "{amount} g",
};

/** The alternative texts of the pictures. */
export const pictures = {
  "desi-cow-milk": "Glass bottle of fresh cow milk with a red checked cloth cap",
  "homemade-curd": "Set curd in a painted clay pot, a brass spoon of curd beside it",
  "pure-desi-ghee": "Jar of golden ghee under a red checked cloth, a brass bowl beside it",
  "fresh-paneer": "Block, slices and cubes of fresh paneer on a banana leaf",
  "a2-milk": "Glass bottle of A2 milk with a green checked cloth cap, a clay cup beside it",
  "premium-fresh-milk": "Tall glass bottle of premium milk with a muslin cap and a steel pot",
  "buffalo-milk": "Short wide glass bottle of buffalo milk with a plum checked cloth cap",
  buttermilk: "Two painted clay cups of frothy buttermilk with mint and roasted cumin",
  "hero-tall": "Curd in a clay pot, a bottle of milk, a jar of ghee and paneer on a banana leaf, with a village field in morning light behind",
  doorstep: "Three bottles of milk in a wooden crate and a steel milk can on a doorstep at dawn",
  heritage: "Brass pot, clay pots and cups before a mud wall painted with peacocks and lotus",
};

export const productsPage = {
  title: `Our Products - Dehati Milk, ${area.en.city}`,
  description: `Desi cow milk, A2 milk, premium milk, curd, paneer and ghee with sizes and prices. Fill your cart and order on WhatsApp, delivered in ${areaName}.`,
  heading: "Our Products",
  intro:
    "Choose a size, fill your cart, and send the order on WhatsApp. You do not pay on this site.",
  form: {
    size: "Size and price",
    option: "{size} - {price}",
    soldOut: "{size} - {price} (sold out)",
    add: "Add to Cart",
    order: "Order on WhatsApp",
  },
  question: { about: "A question", text: "Hello Dehati Milk, I have a question." },
  plainIntro:
    "Choose a size and press Order on WhatsApp. The order opens there: add your name and address, and send it. For several things at once, call or chat with us:",
};

export const productPage = {
  title: `{product} - Dehati Milk, ${area.en.city}`,
  description: `{sentence} From {price}. Order on WhatsApp, delivered ${deliverySpan} in ${areaName}.`,
  plans: `Also on ${anyPlan}.`,
  trail: "You are here",
  from: "from {price}",
  delivery: {
    heading: "How it comes to you",
    rules: [
      `Delivered every day from ${deliverySpan} in ${areaName}.`,
      "You order on WhatsApp and pay nothing on this site.",
      "Check it at the door: returns are accepted only at the time of delivery.",
      cancelBy,
    ],
  },
  shareText: "{product} from Dehati Milk. {sentence}",
  others: "More from our dairy",
  all: "All products",
};

export const soldOut = {
  label: "Sold out",
  all: "Everything is sold out for now. Ask us on WhatsApp when you can order again.",
  question: "Hello Dehati Milk, when will you have {product} again?",
};
