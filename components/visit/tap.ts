import { looksWithoutScripts } from "@/components/visit/dialog";

declare module "react" {
  interface HTMLAttributes<T> extends DOMAttributes<T> {
    /**
     * What a tap on a button does. By more such attributes pages talk with the bridge and the store: `data-popup` has the
     * popups that a dialog can show; `data-id` and `data-name`, of the sizes in a form, the item and its name with the price.
     * The bridge writes the name of the added item into `data-added`, the number of lines in the cart into `data-count`, and
     * into `data-waiting` that a popup is on its way (`data-waiting-text` of the document).
     */
    "data-action"?: "add" | "cart" | "close" | "contact" | "reload";
  }
}

/** The popup that was tapped last, or null for the page. */
let lastLayer: Element | null = null;

/**
 * Takes a tap on a button of ours, or one that is not meant, from the browser and React. Returns the `data-` attributes of
 * the button, and of the item that is chosen in its form; none if there is nothing to do. It focuses the button, closes
 * the menu that was tapped, and remembers the popup.
 */
export function claimTap(event: MouseEvent): DOMStringMap {
  const { detail, target } = event;
  if (!(target instanceof Element)) return {};
  const layer = target.closest("[data-popup]");
  // The second click of a double click is not meant for what the first one has brought to this place.
  const isStray = detail > 1 && layer !== lastLayer;
  lastLayer = layer;
  if (!isStray) target.closest<HTMLElement>("[popover]")?.hidePopover();

  const button = target.closest<HTMLButtonElement>("[data-action]");
  // Where the page looks as without scripts, its forms do what they do without them: they open the chat.
  const isOurs = button && (!looksWithoutScripts() || button.dataset.action === "reload");
  if (!isStray && !isOurs) return {};
  event.preventDefault();
  event.stopPropagation();
  if (isStray || !button) return {};
  // Safari does not focus a button that is tapped, and a popup that closes gives the focus back.
  button.focus();
  const item = button.form?.querySelector<HTMLElement>(":checked")?.dataset;
  return Object.assign({}, item, button.dataset);
}
