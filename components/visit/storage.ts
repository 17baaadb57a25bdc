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

/** Where it lies: in the tab's sessionStorage; where that is forbidden on the document, so that it ends with the page. */
function shelf(): DOMStringMap {
  try {
    sessionStorage.removeItem("nothing");
    return sessionStorage;
  } catch {
    return document.documentElement.dataset;
  }
}
