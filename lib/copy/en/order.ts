import { place } from "@/lib/shop/business";
import { chunkFailed } from "@/lib/copy/en/error-page";

// The words of the order, apart because they come with its popups, after the page.

export const products = {
  "desi-cow-milk": "Desi cow milk",
  "homemade-curd": "Homemade Curd",
  "pure-desi-ghee": "Pure Desi Ghee",
  "fresh-paneer": "Fresh Paneer",
  "a2-milk": "A2 milk",
  "premium-fresh-milk": "Premium fresh milk",
};

export const sizes = {
  "half-liter": "1/2 Liter",
  "1-liter": "1 Liter",
  "1.5-liter": "1.5 Liter",
  "2-liter": "2 Liter",
  "250g": "250g",
  "500g": "500g",
  "1-kg": "1 kg",
};

/** What the order of one item says, with lines for the shopper to fill in. */
export const blankOrder = {
  greeting: "Hello Dehati Milk, I would like to place an order.",
  total: "Total: {total}",
  name: "Name",
  address: "Address",
  place: `${place.city}, ${place.state} - ${place.postalCode}`,
  mobile: "Mobile",
  landmark: "Landmark",
};

export const order = {
  ...blankOrder,
  products,
  sizes,
  reference: "Order {number}, {day} {month} {year}, {time}",
  insteadOf: "Instead of {numbers}",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  times: {
    "small-hours": "{hour}:{minute} AM",
    morning: "{hour}:{minute} AM",
    afternoon: "{hour}:{minute} PM",
    evening: "{hour}:{minute} PM",
    night: "{hour}:{minute} PM",
  },
  noLandmark: "N/A",
  again: "Order this again: {link}",
};

export const share = {
  button: "Share",
  copied: "Link copied",
  copyByHand: "Copying is blocked here. Copy the selected link below.",
  link: "Link",
};

/** What the popups say, from the item that was added to the order on its way. */
export const popups = {
  added: {
    title: "Item Added to Cart",
    ok: "OK",
    goToCart: "Go to Cart",
  },
  cart: {
    title: "Your Cart",
    empty: "Your cart is still empty. Choose something fresh and it will wait here.",
    remove: "Remove",
    addOneMore: "Add one more",
    removed: "Removed: {product}, {size}",
    undo: "Undo",
    total: "Total",
    checkout: "Checkout",
    close: "Close",
    withdrawn: "Sold out, so no longer in your cart: {items}",
    memoryNote: "Your cart stays until you close or reload this page.",
    replaced: {
      one: "Your earlier item was taken out.",
      other: "Your earlier {count} items were taken out.",
    },
    share: "Share this cart",
    shareTitle: "A cart at Dehati Milk",
    shareText: "From Dehati Milk: {items}",
  },
  sharedCart: {
    title: "Add these to your cart?",
    text: "They came with the link that you opened. The prices are today’s.",
    total: "Total",
    missing: "Not sold today:",
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
    tooLong: {
      title: "This link is too long",
      text: "It names more than one order can hold. Please choose here instead.",
    },
    look: "See our products",
  },
  returned: {
    title: "Did your order go out?",
    text: "This is the order that you prepared here: {number}.",
    yes: "Yes, it went out",
    openWhatsApp: "Open WhatsApp again",
    change: "Change it",
    privacy: "Your name and address are not kept. To send it again, please type them once more.",
  },
  delivery: {
    title: "Enter Delivery Details",
    name: "Name",
    address1: "Address line 1",
    address2: "Address line 2",
    mobile: "Mobile",
    mobilePlaceholder: "10-digit mobile number",
    landmark: "Landmark",
    city: "City",
    state: "State",
    postalCode: "Postal code",
    place,
    optional: "optional",
    mobileHint: "Check the number: we call it at delivery",
    missing: {
      name: "Please enter your name",
      address1: "Please enter your address",
      mobile: "Please enter your mobile number",
    },
    tooLong: "Please shorten this",
    alerts: {
      "cart-empty": "Your cart is empty!",
      "fields-missing": "Please fill in all required fields!",
      "fields-too-long": "Please shorten the marked fields.",
    },
    privacy: "These details go only into your WhatsApp message. This site does not keep them.",
    deliver: "Deliver Here",
    cancel: "Cancel",
    loading: "Opening the form…",
    failed: `${chunkFailed}. Check the network and try again.`,
    failedTwice: `${chunkFailed}. Press Reload: your cart stays with you.`,
    retry: "Try again",
    reload: "Reload",
  },
  orderReady: {
    title: "Your order is ready",
    text: "It is written, not sent: WhatsApp opens with it. Press Send there, and the seller has it.",
    notOpened: "WhatsApp did not open?",
    openWhatsApp: "Open WhatsApp",
    copy: "Copy order",
    copied: "Order copied",
    copyByHand: "Copying is blocked here. Select the text below and copy it.",
    orderText: "Order text",
    sms: "SMS",
    call: "Call",
    startNew: "Start a new order",
    close: "Close",
  },
};
