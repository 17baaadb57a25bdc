import { add, emptyVisit, orderedIds, type Visit } from "@/lib/order/visit";

/** The key in this tab's sessionStorage, under which a page leaves its cart to the next one. */
export const handoverKey = "visit";

/** Why a page leaves its cart: it unloads, it is behind another app, or the shop reloads it. */
export type Leaving = "unload" | "hide" | "reload";

/** What a page leaves to the next one in this tab: ids and a number, and nothing that was typed. */
interface Handover {
  readonly leaving: Leaving;
  /** Of the cart's lines. */
  readonly ids: readonly string[];
  /** The prepared order; without `ids` if it must change. */
  readonly prepared?: { readonly number: string; readonly ids: readonly string[] } | undefined;
  /** "returned" to ask if that order went out. */
  readonly popup: "none" | "returned";
}

/** Leaves the cart to the next page in this tab. */
export function handOver({ lines, prepared, popup }: Visit, leaving: Leaving): void {
  const handover: Handover = {
    leaving,
    ids: orderedIds({ lines }),
    prepared: prepared && {
      number: prepared.number,
      ids: prepared.details === "outdated" ? [] : prepared.ids,
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
  const left = takeText();
  if (!isHandover(left)) return undefined;
  const { leaving, ids, popup } = left;
  const kept = { placedAt: Date.now(), insteadOf: [], details: "forgotten" as const };
  const prepared = left.prepared && { ...kept, ...left.prepared };
  return { leaving, visit: { ...add(...ids)(emptyVisit), prepared, popup } };
}

/** Undefined where cookies are forbidden, and for what is no JSON: another release may have left it. */
function takeText(): unknown {
  try {
    const text = sessionStorage.getItem(handoverKey);
    sessionStorage.removeItem(handoverKey);
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHandover(left: unknown): left is Handover {
  return hasIds(left) && "leaving" in left && (!("prepared" in left) || hasIds(left.prepared));
}

function hasIds(left: unknown): left is { readonly ids: readonly string[] } {
  return left instanceof Object && "ids" in left && Array.isArray(left.ids);
}
