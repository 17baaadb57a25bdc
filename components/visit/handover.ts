import { add, emptyVisit, orderedIds, type Visit } from "@/lib/order/visit";

/** The key in this tab's sessionStorage, under which a page leaves its cart to the next one. */
export const handoverKey = "visit";

/** Undefined where cookies are forbidden: then nothing is handed over. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Why a page leaves its cart: it unloads, it is behind another app, or the shop reloads it. */
export type Leaving = "unload" | "hide" | "reload";

/**
 * Leaves the cart to the next page in this tab: the ids of its lines, the number of the prepared order
 * and its ids, and nothing that was typed.
 */
export function handOver(visit: Visit, leaving: Leaving): void {
  const { prepared, popup } = visit;
  const isAsked = popup === "ready" || popup === "returned";
  const ordered = prepared?.details === "outdated" ? "" : prepared?.ids;
  const left = [leaving, orderedIds(visit), prepared?.number, ordered, isAsked ? "asked" : ""];
  storage()?.setItem(handoverKey, left.join(" "));
}

/** Takes what the page before has left, and deletes it; undefined if it has left nothing. */
export function takeOver(): { leaving: string; visit: Visit } | undefined {
  const [leaving, ids, number, ordered = "", asked] =
    storage()?.getItem(handoverKey)?.split(" ") ?? [];
  storage()?.removeItem(handoverKey);
  if (!leaving) return undefined;
  const cart = ids ? add(...ids.split(","))(emptyVisit) : emptyVisit;
  const kept = { placedAt: Date.now(), insteadOf: [], ids: ordered.split(",") };
  const prepared = number ? { ...kept, number, details: "forgotten" as const } : undefined;
  return { leaving, visit: { ...cart, prepared, popup: asked ? "returned" : "none" } };
}
