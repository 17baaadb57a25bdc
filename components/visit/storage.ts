import { parseVisit, type Visit } from "@/lib/order/visit";

let ownText: string | undefined;

let isReloading = false;

/** Loads the page anew, for the shop. The next one has the cart, and opens it if it is open. */
export function reload(): void {
  isReloading = true;
  location.reload();
}

export function saveVisit(visit: Visit): void {
  // A spread would be 440 characters of the script in the head.
  ownText = JSON.stringify(Object.assign({}, visit, isReloading && { endedBy: "shop" }));
  storage().visit = ownText;
}

export function loadVisit(): Visit {
  return parseVisit(storage().visit) ?? { endedBy: "phone", cart: [] };
}

/** Takes the visit away, and returns it if another page has left it. What this page saved itself is less than its state. */
export function takeVisit(): Visit | undefined {
  const text = storage().visit;
  delete storage().visit;
  return text === ownText ? undefined : parseVisit(text);
}

/** Where the visit is saved: in the tab's sessionStorage; where that is forbidden on the document, so that it ends with the page. */
function storage(): DOMStringMap {
  try {
    sessionStorage.removeItem("nothing");
    return sessionStorage;
  } catch {
    return document.documentElement.dataset;
  }
}
