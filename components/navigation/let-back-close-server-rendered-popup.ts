import { popupEntry } from "@/components/navigation/popup-history-entry";
import {
  ignoreRestOfDoubleClick,
  showDialog,
} from "@/components/ui/show-dialog-and-ignore-double-tap";

/** The popup with this id in the server-rendered page. */
export function serverRenderedPopup(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${id}`);
}

/** Shows a server-rendered popup, gives its heading the focus, and lets Back close it. */
export function showServerRenderedPopup(popup: HTMLDialogElement): void {
  showDialog(popup);
  letBackClose(popup);
}

/** Lets Back close a popup that the browser has opened. */
export function letBackClose(popup: HTMLDialogElement): void {
  const leaveEntry = popupEntry().open(() => popup.close());
  const onClose = () => {
    leaveEntry();
    ignoreRestOfDoubleClick();
  };
  popup.addEventListener("close", onClose, { once: true });
}
