import { changeVisit, readVisit } from "@/components/visit/store";
import { areTexts, isLeftOrder, leaveOrder, type LeftOrder } from "@/lib/order/order";
import { addItems, emptyVisit, forgetPast, leaveSight, orderedIds } from "@/lib/order/visit";

/** The key in this tab's sessionStorage, under which a page leaves its cart to the next one. */
export const handoverKey = "visit";

/**
 * Why a page leaves its cart: it unloads, it is hidden behind another app, or the shop reloads it, after a failure or
 * because its offer has changed (`renewal`).
 */
const causes = ["unload", "hide", "reload", "renewal"] as const;
type Cause = (typeof causes)[number];

/** Why the page that handed its cart over to this one was left, if any has. */
export let cameBy: Cause | undefined;

/** Why this page is being left, from the moment at which that is certain. */
export let leavingBy: Cause | undefined;

/** Begins with the cart that the page before this one in the tab has left. */
export function receiveVisit(): void {
  cameBy = takeOver();
  const isReload = performance
    .getEntriesByType("navigation")
    .some((load) => Reflect.get(load, "type") === "reload");
  // The visitor's own reload empties the cart. This makes an empty visit that is handed over, which `emptyVisit` itself is
  // not, so that the pages to which Back leads become empty, too.
  if (isReload && cameBy === "unload") changeVisit(() => Object.assign({}, emptyVisit));
}

export function reload(cause: "reload" | "renewal" = "reload"): void {
  leavingBy = cause;
  location.reload();
}

/** Leaves the cart when the page is hidden, because a phone may drop a hidden page without another event. */
export function onVisibilityChange(): void {
  if (document.visibilityState === "visible") {
    takeOver();
    changeVisit(forgetPast(Date.now()));
  }
  // A page that is being left is hidden after its `pagehide`, when the cart has been handed over already.
  else if (!leavingBy) handOver("hide");
}

export function onPageHide(): void {
  leavingBy ??= "unload";
  handOver(leavingBy);
}

/** Takes over the cart when Back shows the page as it was left (`persisted`). */
export function onPageShow({ persisted }: PageTransitionEvent): void {
  leavingBy = undefined;
  if (persisted) takeOver();
  changeVisit(forgetPast(Date.now()));
}

/** Takes over the cart that another document in this tab leaves late: some browsers show this page before that. */
export function onStorage({ key }: StorageEvent): void {
  if (key === handoverKey) takeOver();
}

/** What a page leaves to the next one in this tab: nothing that was typed. */
interface Handover {
  readonly by: Cause;
  /** The ids of the lines in the cart. */
  readonly cart: readonly string[];
  readonly order?: LeftOrder | undefined;
  /** Asks the visitor whether the order has gone out. */
  readonly popup?: "prepared" | undefined;
}

/** What this page itself has left. When it is shown again it keeps its own visit, which also has what was typed. */
let ownText: string | undefined;

/** Leaves the cart to the next page in this tab. */
export function handOver(reason: Cause): void {
  changeVisit(leaveSight);
  const visit = readVisit();
  const { order, popup } = visit;
  // A visit in which nothing has happened is still the very object `emptyVisit`. It must not take the place of the cart
  // that the page before this one may leave late, on a busy phone. After a reload by the shop, the next page has to know
  // of it even then, so that it does not reload again.
  if (visit === emptyVisit && reason !== "reload") return;
  const handover: Handover = {
    by: reason,
    cart: orderedIds(visit),
    order: order && leaveOrder(order),
    popup: popup === "prepared" ? popup : undefined,
  };
  ownText = JSON.stringify(handover);
  try {
    sessionStorage.setItem(handoverKey, ownText);
  } catch {
    // Cookies are forbidden: nothing is handed over.
  }
}

/** Replaces the cart by what another page in this tab has left, if any has. Returns why that page was left. */
export function takeOver(): Cause | undefined {
  const handover = readHandover();
  if (!handover) return undefined;
  const { by, cart, order, popup = "none" } = handover;
  const isRenewed = by === "renewal";
  changeVisit((visit) => {
    const empty = Object.assign({}, visit, {
      lines: [],
      order: order && Object.assign({ stage: "asked" as const }, order),
      // A page that the phone has dropped asks about its order, whether or not it had asked before.
      popup: isRenewed ? "cart" : by === "hide" && order ? "prepared" : popup,
      isRenewed,
    });
    return forgetPast(Date.now())(addItems(...cart)(empty));
  });
  return by;
}

/** Deletes what is in the storage, and returns it if another page has left it. */
function readHandover(): Handover | undefined {
  try {
    const text = String(sessionStorage.getItem(handoverKey));
    sessionStorage.removeItem(handoverKey);
    const left: unknown = JSON.parse(text);
    if (text !== ownText && isHandover(left)) return left;
  } catch {
    // Cookies are forbidden, or what is there is no JSON.
  }
  return undefined;
}

/** What another release of the shop has left, or anyone else, is taken whole or not at all. */
function isHandover(left: unknown): left is Handover {
  return (
    left instanceof Object &&
    "by" in left &&
    causes.some((cause) => cause === left.by) &&
    "cart" in left &&
    areTexts(left.cart) &&
    (!("order" in left) || isLeftOrder(left.order)) &&
    (!("popup" in left) || left.popup === "prepared")
  );
}
