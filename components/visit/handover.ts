import type { Prepared } from "@/lib/order/prepare";
import { addItems, emptyVisit, orderedIds, type Visit } from "@/lib/order/visit";

/** The key in this tab's sessionStorage, under which a page leaves its cart to the next one. */
export const handoverKey = "visit";

/** Why a page leaves its cart: it unloads, it is behind another app, or the shop reloads it. */
export type Leaving = "unload" | "hide" | "reload";

/** What a page leaves to the next one in this tab, and nothing that was typed. */
interface Handover {
  readonly leaving: Leaving;
  /** The items of the cart's lines. */
  readonly ids: readonly string[];
  readonly prepared?: Prepared | undefined;
  /** To ask if the prepared order went out. */
  readonly popup?: "returned" | undefined;
}

/** All of a handover as JSON: what another release, or anyone else, has left is taken whole or not at all. */
const whole =
  /^{"leaving":"\w+","ids":\[[^[{]*\](,"prepared":{"number":"DM-\w{4}","placedAt":\d{13},"insteadOf":\[("DM-\w{4}",?)*\],"ids":\[[^[{]*\](,"isOutdated":true)?}(,"popup":"returned")?)?}$/;

/** What this page has left itself, and so does not take over. */
let own: string | undefined;

/** Leaves the cart to the next page in this tab. */
export function handOver(visit: Visit, leaving: Leaving): void {
  const { prepared, popup } = visit;
  // Where nothing has happened, by identity: it would take the place of what a page before leaves only now, on a busy
  // phone. The empty copy that store.ts makes after a reload is handed over.
  if (visit === emptyVisit && leaving !== "reload") return;
  const handover: Handover = {
    leaving,
    ids: orderedIds(visit),
    prepared,
    popup: popup === "ready" || popup === "returned" ? "returned" : undefined,
  };
  own = JSON.stringify(handover);
  try {
    sessionStorage.setItem(handoverKey, own);
  } catch {
    // Cookies are forbidden: nothing is handed over.
  }
}

/** The visit with what another page has left, which is deleted, and why that page has left it, if any has. */
export function takeOver(visit: Visit): { leaving?: Leaving; visit: Visit } {
  try {
    const text = String(sessionStorage.getItem(handoverKey));
    sessionStorage.removeItem(handoverKey);
    const left: unknown = JSON.parse(text);
    if (isHandover(left, text)) {
      const { leaving, ids, prepared, popup = "none" } = left;
      const empty = Object.assign({}, visit, { lines: [], prepared, popup, details: undefined });
      return { leaving, visit: addItems(...ids)(empty) };
    }
  } catch {
    // Cookies are forbidden, or what is there is no JSON.
  }
  return { visit };
}

/** `whole` says what the text holds; the type of what was parsed from it follows. */
function isHandover(_left: unknown, text: string): _left is Handover {
  return text !== own && whole.test(text);
}
