import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, elementOf, showBusy } from "@/components/head-script/tapped-element-busy-state";
import { emptyCartClass } from "@/components/cart/empty-cart-class";
import { showCount } from "@/components/cart/cart-button-count";
import {
  serverRenderedPopup,
  showServerRenderedPopup,
} from "@/components/navigation/show-server-rendered-popup";
import { runAfterPaint } from "@/components/ui/run-after-paint";

/** The words of the popup when it shows an empty cart. */
export interface EmptyCartWords {
  readonly title: string;
  readonly text: string;
  readonly close: string;
}

/**
 * Handles clicks on Add to Cart, before hydration and after it: adds the item, and confirms that in the
 * server-rendered popup. Until the store of the visit exists, the popup also shows the cart, as long
 * as it is empty. Begins with the queued clicks.
 *
 * @param fetchCart called for the first item that is added before the store exists
 * @param emptyCart if undefined, a click on CART waits for the store
 */
export function addItems(
  clicks: EarlyClicks,
  { fetchCart, emptyCart }: { fetchCart?: () => void; emptyCart?: EmptyCartWords } = {},
): void {
  if (clicks.addedItems) return;
  /** What the popup had when it was served. */
  let served:
    { readonly title: string; readonly close: string; readonly className: string } | undefined;
  const { queue, added, handlers, handle } = clicks;

  function add(tap: EarlyClick): void {
    const item = selectedItem(tap);
    if (!item) return;
    // Before the popup opens, so that the browser computes the layout once for both.
    const lines = added.push(item.id);
    count();
    if (!show(item.text)) {
      added.pop();
      count();
      return;
    }
    if (clicks.receive) requestAnimationFrame(() => setTimeout(handOver));
    else if (lines === 1) fetchCart?.();
  }

  /**
   * Shows the popup with a text.
   *
   * @param cart set if the popup shows the empty cart, rather than leads to the cart
   * @returns whether it is open
   */
  function show(text: string, cart?: EmptyCartWords): boolean {
    const dialog = popup();
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

  function showEmptyCart(): boolean {
    if (!emptyCart || clicks.receive || lines() > 0) return false;
    return show(emptyCart.text, emptyCart);
  }

  function handOver(): void {
    for (const id of added.splice(0)) clicks.receive?.(id);
  }

  function lines(): number {
    const { hash } = location;
    // The items that another page has handed over are in the address until hydration.
    const arrived = hash.startsWith("#cart=") ? hash.split(",").length : 0;
    return arrived + added.length;
  }

  function count(): void {
    if (!clicks.receive) showCount(lines());
  }

  /** Queues a click on a link until hydration, since a page load would lose the added items. */
  function queueLink(event: Event): void {
    if (added.length === 0 || handlers.has("page") || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (link?.origin !== location.origin) return;
    event.preventDefault();
    handle({ id: "page", choice: -1, link });
  }

  clicks.addedItems = { order: () => orderInChat(added.splice(0)), count, showEmptyCart, close };
  addEventListener("pageshow", selectAvailableSizes);
  addEventListener("click", queueLink, true);
  handlers.set("add", (tap) => {
    const button = elementOf(tap);
    // The open popup covers the button: the click came before it opened.
    if (!button || popup()?.open) return;
    // After hydration the button shows first that it is pressed; before, the popup opens at once.
    if (clicks.receive) runAfterPaint(button, () => add(tap));
    else add(tap);
  });
  handlers.set("close", close);
  if (!handlers.has("cart")) {
    handlers.set("cart", (tap) => {
      if (showEmptyCart()) return;
      // Hydration will add the handler.
      handlers.delete("cart");
      handle(tap);
    });
  }
  handlers.set("go-to-cart", () => {
    handle({ id: "cart", choice: -1 });
    // If it has a handler, the cart replaces this popup without a gap.
    if (!handlers.has("cart")) close();
  });
  for (const tap of queue.splice(0)) {
    showBusy(tap, false);
    if (actionOf(tap) === "add") add(tap);
    else handle(tap);
  }
}

/** The item of a click: its id, and name, size and price as the popup shows them; undefined if it is sold out. */
function selectedItem(tap: EarlyClick): { id: string; text: string } | undefined {
  const select = elementOf(tap)?.closest("form")?.querySelector("select");
  const option = select?.options[tap.choice];
  if (!option || option.disabled) return undefined;
  const product = tap.id.replace("add:", "");
  const name = document.getElementById(`${product}-name`)?.textContent;
  return {
    id: `${product}:${option.dataset.size}`,
    text: [name, ...option.text.split(" - ")].join(", "),
  };
}

/** Submits a form with the order texts of all these items. */
function orderInChat(ids: readonly string[]): void {
  const options = ids.flatMap((id) => {
    const [product, size] = id.split(":");
    const select = document.querySelector<HTMLSelectElement>(`#${product}-size`);
    return select?.querySelector<HTMLOptionElement>(`[data-size="${size}"]`) ?? [];
  });
  const text = options.map(({ value }) => value).join("\n\n");
  const [first] = options;
  if (!first) return;
  first.selected = true;
  first.value = text;
  first.closest("form")?.submit();
}

/** After a reload Firefox restores the selected option, even if it is disabled by now. */
function selectAvailableSizes(): void {
  for (const select of document.querySelectorAll("select")) {
    if (!select.selectedOptions[0]?.disabled) continue;
    select.selectedIndex = [...select.options].findIndex((option) => !option.disabled);
  }
}

function popup(): HTMLDialogElement | null {
  return serverRenderedPopup("added-popup");
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

function close(): void {
  popup()?.close();
}
