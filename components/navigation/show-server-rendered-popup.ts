import { popupEntry } from "@/components/navigation/popup-history-entry";
import { ignoreRestOfDoubleClick, showDialog } from "@/components/ui/show-dialog";

/** A popup that stands in the served page, by its id. */
export function serverRenderedPopup(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${id}`);
}

/** Shows a popup of the served page, if it is not open already, and lets Back close it. */
export function showServerRenderedPopup(popup: HTMLDialogElement): void {
  if (!popup.open) showDialog(popup);
  const leaveEntry = popupEntry().open(() => popup.close());
  const onClose = () => {
    leaveEntry();
    ignoreRestOfDoubleClick();
  };
  popup.addEventListener("close", onClose, { once: true });
}
