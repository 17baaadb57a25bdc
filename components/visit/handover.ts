import type { Prepared } from "@/lib/order/order";
import { add, emptyVisit, orderedIds, type Visit } from "@/lib/order/visit";

/** The key in this tab's sessionStorage, under which a page leaves its cart to the next one. */
export const handoverKey = "visit";

/** Why a page leaves its cart: it unloads, it is behind another app, or the shop reloads it. */
export type Leaving = "unload" | "hide" | "reload";

/** What a page leaves to the next one in this tab, and nothing that was typed. */
interface Handover {
  readonly leaving: Leaving;
  /** Of the cart's lines. */
  readonly ids: readonly string[];
  readonly prepared?: (Prepared & { readonly details: "forgotten" | "outdated" }) | undefined;
  /** "returned" to ask if the prepared order went out. */
  readonly popup: "none" | "returned";
}

/** Leaves the cart to the next page in this tab. */
export function handOver(visit: Visit, leaving: Leaving): void {
  const { prepared, popup } = visit;
  const handover: Handover = {
    leaving,
    ids: orderedIds(visit),
    prepared: prepared && {
      ...prepared,
      details: prepared.details === "outdated" ? "outdated" : "forgotten",
    },
    popup: popup === "ready" || popup === "returned" ? "returned" : "none",
  };
  try {
    sessionStorage.setItem(handoverKey, JSON.stringify(handover));
  } catch {
    // Cookies are forbidden: nothing is handed over.
  }
}

/** Takes what the page before has left, and deletes it; undefined if it has left nothing. */
export function takeOver(): { leaving: Leaving; visit: Visit } | undefined {
  try {
    const text = sessionStorage.getItem(handoverKey) ?? "";
    sessionStorage.removeItem(handoverKey);
    const left: unknown = JSON.parse(text);
    if (isHandover(left)) {
      const { leaving, ids, ...rest } = left;
      return { leaving, visit: { ...add(...ids)(emptyVisit), ...rest } };
    }
  } catch {
    // Nothing was left, cookies are forbidden, or another release has left what is no JSON.
  }
  return undefined;
}

function isHandover(left: unknown): left is Handover {
  return hasIds(left) && (!("prepared" in left) || hasIds(left.prepared));
}

function hasIds(left: unknown): left is object {
  return left instanceof Object && "ids" in left && Array.isArray(left.ids);
}
