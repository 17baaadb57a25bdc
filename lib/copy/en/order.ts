import { productNames, sizes } from "@/lib/copy/en/catalogue";
import { buttons, failure } from "@/lib/copy/en/site";
import { cancelBy } from "@/lib/copy/en/phrases";
import type { FieldId, FieldWords } from "@/lib/order/delivery";
import { area } from "@/lib/shop/facts";

const { city, state, postalCode } = area.en;

/**
 * What the order message says, and the form in which one fills it in. The day sheet finds orders by these words. Once
 * they are changed, it no longer reads messages that were sent before, unless a label stays as `earlierLabel`.
 */
export const order = {
  greeting: "Hello Dehati Milk, I would like to place an order.",
  products: productNames,
  sizes,
  fields: {
    name: { label: "Name", missing: "Please enter your name" },
    address1: {
      label: "Address line 1",
      earlierLabel: "Address",
      missing: "Please enter your address",
    },
    address2: { label: "Address line 2" },
    mobile: {
      label: "Mobile",
      placeholder: "10-digit mobile number",
      missing: "Please enter your mobile number",
      hint: "Check the number: we call it at delivery",
    },
    landmark: { label: "Landmark", emptyText: "N/A" },
  } satisfies Readonly<Record<FieldId, FieldWords>>,
  addressEnd: `${city}, ${state} - ${postalCode}`,
  total: "Total: {total}",
  reference: "Order {number}, {day} {month} {year}, {time}",
  insteadOf: "Instead of {numbers}",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  time: "{hour}:{minute} {part}",
  dayParts: { "small-hours": "AM", morning: "AM", afternoon: "PM", evening: "PM", night: "PM" },
  again: "Order this again: {link}",
};

/** The message that asks about a plan, before the lines to fill in that an order has, too. */
export const plan = {
  question: "Hello Dehati Milk, I would like to ask about a plan.",
  plan: "Plan",
  product: "Product",
};

// What the CART button and the popups say, from the item that was added to the order on its way.

export const added = {
  title: "Item Added to Cart",
  ok: buttons.ok,
  goToCart: "Go to Cart",
};

export const cartButton = {
  text: "CART",
  count: { one: "item", other: "items" },
};

export const cart = {
  title: "Your Cart",
  /** While the script of a popup is still coming, and once that has failed. */
  opening: "Opening…",
  missing: failure.chunk,
  stays: "Your cart stays as it is.",
  empty: "Your cart is still empty. Choose something fresh and it will wait here.",
  remove: "Remove",
  addOneMore: "Add one more",
  removed: "Removed: {item}",
  undo: "Undo",
  total: "Total",
  checkout: "Checkout",
  withdrawn: "Sold out, so no longer in your cart: {items}",
  renewed: "Prices or stock have changed since you opened this page. Here is your cart as of now.",
  memoryNote: "Your cart stays until you close or reload this page.",
  cancel: cancelBy,
  share: "Share this cart",
  shareText: "From Dehati Milk: {items}",
};

export const sharedCart = {
  title: "Add these to your cart?",
  text: "They came with the link that you opened. The prices are today’s.",
  missing: "Not sold today:",
  cut: {
    title: "A part of this link is missing",
    text: "It was cut off on its way. Ask for it once more, or choose the rest here.",
  },
  inCart: {
    one: "Your cart already holds 1 item. Add to it, or replace it?",
    other: "Your cart already holds {count} items. Add to them, or replace them?",
  },
  add: "Add",
  replace: "Replace",
  notNow: "Not now",
  nothing: {
    title: "Nothing here is sold today",
    text: "What this link names is not in our shop today. Please see what is fresh.",
  },
  look: "See our products",
};

export const delivery = {
  title: "Enter Delivery Details",
  city: "City",
  state: "State",
  postalCode: "Postal code",
  area: area.en,
  optional: "optional",
  tooLong: "Please shorten this",
  alerts: {
    "cart-empty": "Your cart is empty!",
    "fields-missing": "Please fill in all required fields!",
    "fields-too-long": "Please shorten the marked fields.",
  },
  privacy: "These details go only into your WhatsApp message. This site does not keep them.",
  outdated: "Prices or stock have changed since you opened this page.",
  renew: "Show today’s (you type the address again)",
  opens: {
    one: "Opens WhatsApp · 1 item · {total}",
    other: "Opens WhatsApp · {count} items · {total}",
  },
  relation: {
    question: "You have just prepared {number} ({total}). This order is …",
    before: "{number}: {items}",
    now: "Now: {items}",
    changed: "Changed: {fields}",
    anyField: "name or address",
    instead: "instead of it",
    addition: "in addition",
    comes: {
      instead: "Of the two only this one comes: {total}",
      addition: "Both orders come, together {total}",
    },
    missing: "Please choose one of the two",
  },
  deliver: "Deliver Here",
  cancel: "Cancel",
};

export const prepared = {
  title: "Your order is ready",
  text: "It is written, not sent: WhatsApp opens with it. Press Send there, and the seller has it.",
  order: {
    one: "Order {number} · 1 item · {total}",
    other: "Order {number} · {count} items · {total}",
  },
  openWhatsApp: "Open WhatsApp",
  question: "Has order {number} gone out?",
  yes: "Yes, it went out",
  openAgain: "Open WhatsApp again",
  change: "Change it",
  privacy: "Your name and address are not kept. To send it again, please type them once more.",
  notOpened: "WhatsApp did not open?",
  copy: "Copy order",
};
