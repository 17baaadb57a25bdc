import { supportSpan } from "@/lib/copy/en/phrases";
import { operatingSince } from "@/lib/shop/facts";

// The words that belong to no single page: header, footer, contact, sign-in, and what fails.

/** What buttons and links say in several places. */
export const buttons = {
  ok: "OK",
  close: "Close",
  call: "Call",
  chat: "Chat on WhatsApp",
  print: "Print",
  sms: "SMS",
  retry: "Try again",
  reload: "Reload",
  share: "Share",
};

export const copying = {
  copied: "Copied",
  copyByHand: "Copying is blocked here. Copy the selected text below.",
};

/** What is said where a page or a part of it fails. The layout writes it into the page as attributes: no key has capitals. */
export const failure = {
  heading: "Something went wrong",
  text: "Please try again. Nothing has been sent.",
  home: "Go to the home page",
  chunk: "Loading chunk failed",
};

export const brand = { name: "Dehati Milk", native: "देहाती" };

export const header = {
  skip: "Skip to content",
  navigation: "Main",
  menu: "Menu",
  back: "Back",
  notice: "Notice",
};

export const nav = { home: "Home", products: "Products", contact: "Contact", about: "About" };

export const contact = {
  title: "Contact Us",
  text: `We answer from ${supportSpan}.`,
  ask: "Ask on WhatsApp",
};

export const footer = {
  quickLinks: "Quick links",
  about: "About us",
  services: "Services",
  leaflet: "Printable leaflet",
  office: "Office",
  farm: "Farm",
  contact: "Talk to us",
  chat: "WhatsApp",
  licence: "FSSAI licence {number}",
  grievance: "Grievance contact: {contact}",
  since: `Since ${operatingSince}`,
};

export const login = {
  title: "Login - Dehati Milk",
  heading: "Welcome Back!",
  text: "Signing in is optional. You can order without it.",
  google: "Login with Google",
  waiting: "Please sign in with Google in the window that has opened.",
  here: "Sign in in this window instead",
  needsScript: "Signing in needs JavaScript. Ordering does not.",
  failed: "Login failed: {sentence} ({code})",
  failures: {
    "unauthorized-domain": "Sign-in does not work at this address of the shop.",
    "popup-blocked": "The browser blocked the window for signing in.",
    "popup-closed-by-user": "Sign-in was closed before it was finished.",
    "cancelled-popup-request": "It was replaced by a newer one.",
    "web-storage-unsupported": "Please allow cookies for this site and try again.",
    "network-request-failed": "There is no network. Please check it and try again.",
    "network-request-failed:shop": "Our site does not answer. Please try again in a minute.",
    "network-request-failed:google":
      "Google does not answer as it should. Please try again in a minute.",
    "internal-error": "Something went wrong on our side. Please try again later.",
    "invalid-api-key": "Google does not accept the set-up of this shop.",
    "auth-domain-config-required": "Sign-in is not set up on this site yet.",
    "operation-not-supported-in-this-environment":
      "Google does not allow signing in inside this app. Open this page in your phone’s browser: tap the menu (⋮ or …) and choose “Open in browser”.",
    "invalid-auth-event": "This sign-in is out of date. Please start again.",
    "no-auth-event": "No sign-in is under way here. Please start again.",
  },
  close: buttons.close,
  signingIn: "Signing you in",
};

export const account = {
  login: "Login",
  profile: "Profile",
  nameless: "Signed in",
  help: "Help",
  logout: "Logout",
  ok: buttons.ok,
  alerts: {
    "signed-in": "Login Successful",
    "logged-out": "Logged Out",
    help: "Help Section Coming Soon!",
    "still-signed-in": "You are still signed in: our site does not answer. Please try again.",
  },
};

export const notFound = {
  heading: "This page is not here",
  text: "The link may be old, or a letter may be missing. The milk is still fresh.",
};

export const offline = {
  heading: "This page needs the network",
  text: "Without it, only pages that you have opened on this phone before can be seen. To order, call us or send us a message.",
  away: "No network. You can still fill your cart.",
};
