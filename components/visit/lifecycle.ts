import { handOver, handoverKey, takeOver, type Leaving } from "@/components/visit/handover";
import { changeVisit } from "@/components/visit/store";
import { emptyVisit } from "@/lib/order/visit";

/** Why the page that handed its cart over to this one was left, if any has. */
export let arrivedBy: Leaving | undefined;

/** Why this page is being left, from the moment at which that is certain. */
export let leaving: Leaving | undefined;

/** Begins with the cart that the page before this one in the tab has left. */
export function receiveVisit(): void {
  arrivedBy = takeOver();
  const isReload = performance
    .getEntriesByType("navigation")
    .some((load) => "type" in load && load.type === "reload");
  // The visitor's own reload empties the cart. This makes an empty visit that is handed over, which `emptyVisit` itself is
  // not, so that the pages to which Back leads become empty, too.
  if (isReload && arrivedBy === "unload") changeVisit(() => Object.assign({}, emptyVisit));
}

/** Reloads the page with its cart. */
export function reload(): void {
  leaving = "reload";
  location.reload();
}

/** Leaves the cart when the page is hidden, because a phone may drop a hidden page without another event. */
export function onVisibilityChange(): void {
  if (document.visibilityState === "visible") takeOver();
  // A page that is being left is hidden after its `pagehide`, when the cart has been handed over already.
  else if (!leaving) handOver("hide");
}

/** Leaves the cart to the next page in this tab. */
export function onPageHide(): void {
  leaving ??= "unload";
  handOver(leaving);
}

/** Takes over the cart when Back shows the page as it was left (`persisted`). */
export function onPageShow({ persisted }: PageTransitionEvent): void {
  leaving = undefined;
  if (persisted) takeOver();
}

/** Takes over the cart that another document in this tab leaves late: some browsers show this page before that. */
export function onStorage({ key }: StorageEvent): void {
  if (key === handoverKey) takeOver();
}
