import { chunkFailed, failure } from "@/lib/copy/en/pages/error-and-not-found";

export const login = {
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
    heading: "Signing you in",
    signedIn: "You are signed in. You can close this window.",
    shop: "Go to the shop",
    again: "Try again",
  },
};

export const account = {
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
};
