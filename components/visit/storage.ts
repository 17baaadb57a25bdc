import { parseHandover, type Handover } from "@/lib/order/handover";

/** What this page itself has left. */
let ownText: string | undefined;

let isReloading = false;

/** Loads the page anew, for the shop. The next one has the cart, and opens it if it is open. */
export function reload(): void {
  isReloading = true;
  location.reload();
}

export function writeHandover(handover: Handover): void {
  // A spread would be 440 characters of the script in the head.
  ownText = JSON.stringify(Object.assign({}, handover, isReloading && { endedBy: "shop" }));
  shelf().handover = ownText;
}

export function readHandover(): Handover {
  return parseHandover(shelf().handover) ?? { endedBy: "phone", cart: [] };
}

/** Takes away what lies there, and returns it if another page has left it: of its own, a page still has more. */
export function takeHandover(): Handover | undefined {
  const text = shelf().handover;
  delete shelf().handover;
  return text === ownText ? undefined : parseHandover(text);
}

/**
 * Returns a channel to the pages of the shop that the browser keeps for Back. A page that changes the cart sends a message,
 * by which the browser forgets them and loads them anew: in Firefox they would see the sessionStorage that they had, and
 * not what that page leaves. A page has one such channel, or it would forget itself.
 */
export const findKeptPages = () => new BroadcastChannel("cart");

/** Where it lies: in the tab's sessionStorage; where that is forbidden on the document, so that it ends with the page. */
function shelf(): DOMStringMap {
  try {
    sessionStorage.removeItem("nothing");
    return sessionStorage;
  } catch {
    return document.documentElement.dataset;
  }
}
