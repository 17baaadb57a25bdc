import type { EarlyClick } from "@/components/head-script/early-clicks-types";

/** What a tap asks for: the part of its id that it shares with others of its kind. */
export function actionOf({ id }: EarlyClick): string {
  return id.replace(/:.*/, "");
}

/** The element that was tapped: hydration may have put another one into its place. */
export function elementOf({ id, link }: EarlyClick): HTMLElement | null {
  return link ?? document.querySelector<HTMLElement>(`[data-early-click="${id}"]`);
}

/** Shows and says that a tap was noticed, and that what it asks for is on its way; or no longer. */
export function showWait(tap: EarlyClick, isWaiting: boolean): void {
  const element = elementOf(tap);
  if (isWaiting) element?.setAttribute("aria-busy", "true");
  else element?.removeAttribute("aria-busy");
  const status = document.querySelector(".tap-status");
  if (status) status.textContent = isWaiting ? (element?.dataset.earlyClickStatus ?? "") : "";
}
