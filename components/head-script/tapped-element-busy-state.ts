import type { EarlyClick } from "@/components/head-script/early-clicks-types";

/** The action of a click: its id up to the colon. */
export function actionOf({ id }: EarlyClick): string {
  return id.replace(/:.*/, "");
}

/** The clicked element, or the one by which hydration has replaced it. */
export function elementOf({ id, link }: EarlyClick): HTMLElement | null {
  return link ?? document.querySelector<HTMLElement>(`[data-early-click="${id}"]`);
}

/** Shows and announces that a click is being handled, or ends that. */
export function showBusy(tap: EarlyClick, isWaiting: boolean): void {
  const element = elementOf(tap);
  if (isWaiting) element?.setAttribute("aria-busy", "true");
  else element?.removeAttribute("aria-busy");
  const status = document.querySelector(".tap-status");
  if (status) status.textContent = isWaiting ? (element?.dataset.earlyClickStatus ?? "") : "";
}
