import { updateEntry } from "@/components/visit/entry";
import { giveUp, isHydrated, rootData, write } from "@/components/visit/page";
import { closePopup, readVisit } from "@/components/visit/store";
import { orderedIds } from "@/lib/order/visit";

/** The dialog of the popup that is open, once it has been shown. */
let drawnDialog: HTMLDialogElement | null = null;
/** When the dialog on screen last changed, in milliseconds since the page began to load. */
export let drawnAt = 0;

/** Shows the dialog of the open popup and closes any other, as far as the page has these dialogs yet. */
export function drawPopups(): void {
  const visit = readVisit();
  const { popup } = visit;
  const openDialog = document.querySelector<HTMLDialogElement>("[data-popup][open]");
  const dialog = document.querySelector<HTMLDialogElement>(`[data-popup~=${popup}]`);
  // A page without goods has no CART button, and never gets the dialogs of an order: there the popup stays closed until
  // the next page.
  const isOpen =
    popup !== "none" && (dialog !== null || document.querySelector("[data-count]") !== null);

  // Before the next dialog opens, because one that closes gives the focus back to what had it when it opened.
  if (openDialog && openDialog !== dialog) openDialog.close();
  // A dialog that was drawn but is not open has just been closed by the visitor: `onDialogClose` is about to be called,
  // and it must not open again.
  if (dialog !== drawnDialog) {
    drawnDialog = dialog;
    drawnAt = performance.now();
    try {
      if (dialog) {
        dialog.showModal();
        dialog.querySelector("h2")?.focus();
      }
    } catch {
      // Opening is tried again once React has come.
      drawnDialog = null;
      giveUp();
    }
  }
  updateEntry(isOpen);
  write("awaited", isOpen && !dialog ? rootData.waiting : "");
  if (!isHydrated) write("count", String(orderedIds(visit).length || ""));
}

/** Tells the visit that the visitor has closed the dialog, by Escape or by a tap outside. */
export function onDialogClose({ target }: Event): void {
  if (drawnDialog && drawnDialog === target && !drawnDialog.open) closePopup();
}
