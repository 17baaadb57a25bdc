import { reload } from "@/components/visit/lifecycle";
import { hasGivenUp, write } from "@/components/visit/page";
import { drawnAt } from "@/components/visit/popups";
import type { VisitDataset } from "@/components/visit/protocol";
import { changeVisit } from "@/components/visit/store";
import { addItems, openPopup } from "@/lib/order/visit";

/** Does what the tapped button says, before React hears of the tap. */
export function onClick(event: MouseEvent): void {
  const { detail, target, timeStamp } = event;
  if (!(target instanceof Element)) return;
  // In milliseconds.
  const doubleClick = 400;
  // The second click of a double click is not meant for what the first one has brought to this place.
  if (detail > 1 && timeStamp - drawnAt < doubleClick) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  // A tap on an entry of a menu closes the menu.
  target.closest<HTMLElement>("[popover]")?.hidePopover();

  const button = target.closest<HTMLButtonElement>("[data-visit]");
  if (!button) return;
  const { visit: action }: VisitDataset = button.dataset;
  if (action === "reload") reload();
  // Then the button sends its form to the chat.
  if (hasGivenUp()) return;
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
  const { id, name }: VisitDataset = choice.dataset;
  if (!id) return;
  write("added", name);
  changeVisit(addItems(id));
  changeVisit(openPopup("added"));
}
