import { emptyCartClass } from "@/components/cart/empty-cart-class";
import {
  serverRenderedPopup,
  showServerRenderedPopup,
} from "@/components/navigation/let-back-close-server-rendered-popup";

/** The words of the popup when it shows an empty cart. */
export interface EmptyCartWords {
  readonly title: string;
  readonly text: string;
  readonly close: string;
}

/** The server-rendered popup that confirms what was added, and also shows an empty cart. */
export function addedPopup() {
  /** What the popup had when it was served. */
  let served:
    { readonly title: string; readonly close: string; readonly className: string } | undefined;
  const find = () => serverRenderedPopup("added-popup");

  /**
   * Shows the popup with a text.
   *
   * @param cart set if the popup shows the empty cart, rather than leads to the cart
   * @returns whether it is open
   */
  function show(text: string, cart?: EmptyCartWords): boolean {
    const dialog = find();
    const [heading, paragraph, closing, goToCart] =
      dialog?.querySelectorAll<HTMLElement>("h2, p, button") ?? [];
    if (!dialog || !heading || !paragraph || !closing || !goToCart) return false;
    served ??= {
      title: heading.textContent,
      close: closing.textContent,
      className: paragraph.className,
    };
    const words = cart ?? served;
    heading.textContent = words.title;
    paragraph.textContent = text;
    paragraph.className = cart ? emptyCartClass : served.className;
    closing.textContent = words.close;
    goToCart.style.display = cart ? "none" : "";
    open(dialog);
    return dialog.open;
  }

  return { show, isOpen: () => find()?.open, close: () => find()?.close() };
}

/** In a browser that cannot open popups, lets the page work as without JavaScript, also after hydration. */
function open(dialog: HTMLDialogElement): void {
  try {
    if (!dialog.open) showServerRenderedPopup(dialog);
  } catch {
    delete document.documentElement.dataset.scripts;
    delete window.earlyClicks;
  }
}
