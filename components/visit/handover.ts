import { add, emptyVisit, orderedIds, type Visit } from "@/lib/order/visit";

/** The key in this tab's sessionStorage, under which a page leaves its cart to the next one. */
const key = "visit";

/** Why a page leaves its cart: it unloads, it is behind another app, or the shop reloads it. */
export type Leaving = "unload" | "hide" | "reload";

/**
 * Leaves the cart to the next page in this tab: the ids of its lines, the number of the prepared order
 * and its ids, and nothing that was typed. Without storage, as in some private windows, it is lost.
 */
export function handOver(visit: Visit, leaving: Leaving): void {
  const { prepared, popup } = visit;
  const isAsked = popup === "ready" || popup === "returned";
  const ordered = prepared?.details === "outdated" ? "" : prepared?.ids;
  const left = [leaving, orderedIds(visit), prepared?.number, ordered, isAsked ? "asked" : ""];
  use((storage) => storage.setItem(key, left.join(" ")));
}

/** Takes what the page before has left, and deletes it. The visitor's own reload empties the cart. */
export function takeOver(): { readonly visit: Visit; readonly isOwnReload: boolean } {
  const left = use((storage) => storage.getItem(key)) ?? "";
  takeBack();
  const [leaving, ids, number, ordered = "", isAsked] = left.split(" ");
  const [load] = performance.getEntriesByType("navigation");
  const isReload = load && "type" in load && load.type === "reload";
  const isEmpty = !ids || (isReload && leaving === "unload");
  return {
    isOwnReload: leaving === "reload",
    visit: isEmpty
      ? emptyVisit
      : {
          ...add(...ids.split(","))(emptyVisit),
          popup: isAsked ? "returned" : "none",
          prepared: number
            ? {
                number,
                placedAt: Date.now(),
                insteadOf: [],
                ids: ordered.split(","),
                details: "forgotten",
              }
            : undefined,
        },
  };
}

/** Deletes what was left, because this page is still there. */
export function takeBack(): void {
  use((storage) => storage.removeItem(key));
}

function use<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
