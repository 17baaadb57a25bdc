import {
  addedPopup,
  type EmptyCartWords,
} from "@/components/added-popup/fill-and-show-added-popup";
import { orderInChat } from "@/components/added-popup/send-added-items-to-chat-if-scripts-fail";
import { selectAvailableSizes, selectedItem } from "@/components/added-popup/selected-size";
import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, elementOf, showBusy } from "@/components/head-script/tapped-element-busy-state";
import { showCount } from "@/components/cart/cart-button-count";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import { cartPrefix } from "@/lib/order/cart/cart-transfer-fragment";

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
  const { queue, added, handlers, handle } = clicks;
  const popup = addedPopup();

  function add(tap: EarlyClick): void {
    const item = selectedItem(tap);
    if (!item) return;
    // Before the popup opens, so that the browser computes the layout once for both.
    const lines = added.push(item.id);
    count();
    if (!popup.show(item.text)) {
      added.pop();
      count();
      return;
    }
    if (clicks.receive) requestAnimationFrame(() => setTimeout(handOver));
    else if (lines === 1) fetchCart?.();
  }

  function showEmptyCart(): boolean {
    if (!emptyCart || clicks.receive || lines() > 0) return false;
    return popup.show(emptyCart.text, emptyCart);
  }

  function handOver(): void {
    for (const id of added.splice(0)) clicks.receive?.(id);
  }

  function lines(): number {
    const { hash } = location;
    // The items that another page has handed over are in the address until hydration.
    const arrived = hash.startsWith(cartPrefix) ? hash.split(",").length : 0;
    return arrived + added.length;
  }

  function count(): void {
    if (!clicks.receive) showCount(lines());
  }

  clicks.addedItems = {
    order: () => orderInChat(added.splice(0)),
    count,
    showEmptyCart,
    close: popup.close,
  };
  addEventListener("pageshow", selectAvailableSizes);
  handlers.set("add", (tap) => {
    const button = elementOf(tap);
    // The open popup covers the button: the click came before it opened.
    if (!button || popup.isOpen()) return;
    // After hydration the button shows first that it is pressed; before, the popup opens at once.
    if (clicks.receive) runAfterPaint(button, () => add(tap));
    else add(tap);
  });
  handlers.set("close", popup.close);
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
    if (!handlers.has("cart")) popup.close();
  });
  for (const tap of queue.splice(0)) {
    showBusy(tap, false);
    if (actionOf(tap) === "add") add(tap);
    else handle(tap);
  }
}
