import { updateEntry } from "@/components/visit/entry";
import { reload } from "@/components/visit/handover";
import {
  changeVisit,
  closePopup,
  isHydrated,
  looksWithoutScripts,
  readVisit,
  rootData,
  showAsWithoutScripts,
  write,
} from "@/components/visit/store";
import { addItems, openPopup, orderedIds } from "@/lib/order/visit";

/** The dialog of the popup that is open, once it has been shown. */
let drawnDialog: HTMLDialogElement | null = null;
/** When the dialog on screen last changed, in milliseconds since the page began to load. */
let drawnAt = 0;

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
      showAsWithoutScripts();
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

/** Does what the tapped button says, before React hears of the tap. */
export function onClick(event: MouseEvent): void {
  const { detail, target, timeStamp } = event;
  if (!(target instanceof Element)) return;
  const doubleClickMilliseconds = 400;
  // The second click of a double click is not meant for what the first one has brought to this place.
  if (detail > 1 && timeStamp - drawnAt < doubleClickMilliseconds) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  // A tap on an entry of a menu closes the menu.
  target.closest<HTMLElement>("[popover]")?.hidePopover();

  const button = target.closest<HTMLButtonElement>("[data-visit]");
  if (!button) return;
  const { visit: action } = button.dataset;
  if (action === "reload") reload();
  // The page looks as without scripts, so the browser does what it does without them: it sends the form to the chat.
  if (looksWithoutScripts()) return;
  event.preventDefault();
  // Safari does not focus a button that is tapped, and a popup that closes gives the focus back.
  button.focus();
  if (action === "add") addChosen(button.form);
  else changeVisit(openPopup(action === "cart" || action === "contact" ? action : "none"));
}

/** Adds the size that is chosen in this form to the cart, and opens the popup that says so. */
function addChosen(form: HTMLFormElement | null): void {
  // An option of a list, or a radio button.
  const choice = form?.querySelector<HTMLElement>(":checked");
  if (!choice) return;
  const { id, name } = choice.dataset;
  if (!id) return;
  write("added", name);
  changeVisit(addItems(id));
  changeVisit(openPopup("added"));
}
