import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, showBusy } from "@/components/head-script/tapped-element-busy-state";
import { isOwnReload } from "@/components/navigation/reload-loop-guard";
import { cartPrefix } from "@/lib/order/cart/cart-transfer-fragment";

/** Browsers before 2025 may lack popovers, and with them the method. */
type Popover = Element & { readonly hidePopover?: () => void };

/**
 * Runs in the head of every page, before all other scripts. Passes clicks on elements with
 * `data-early-click` to their handlers. A click whose handler has not loaded yet is acknowledged and
 * queued.
 *
 * `<html data-scripts>` is "loading" until the page has hydrated, then "running". Without the attribute
 * (see `watchForScriptFailure`) the page looks and works as without JavaScript: forms and links lead to
 * WhatsApp and to the phone.
 */
export function recordEarlyClicks(): EarlyClicks {
  const { dataset } = document.documentElement;
  const queue: EarlyClick[] = [];
  const added: EarlyClicks["added"] = [];
  const handlers: EarlyClicks["handlers"] = new Map();

  function handle(tap: EarlyClick): void {
    const handler = handlers.get(actionOf(tap));
    if (handler) {
      handler(tap);
      return;
    }
    // A repeated tap is queued only if another size was selected in between.
    if (queue.filter(({ id }) => id === tap.id).at(-1)?.choice === tap.choice) return;
    queue.push(tap);
    showBusy(tap, true);
  }

  function onClick(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const element = target.closest<HTMLAnchorElement | HTMLButtonElement>("a, button");
    if (!element) return;
    if ("reload" in element.dataset) location.reload();
    // Choosing an entry closes the menu.
    element.closest<Popover>("[popover]")?.hidePopover?.();
    const tap = "href" in element ? clickOnLink(element) : clickOnButton(element);
    if (!tap || !dataset.scripts) return;
    // React replays some clicks itself after hydration.
    event.preventDefault();
    event.stopImmediatePropagation();
    handle(tap);
  }

  function clickOnButton(button: HTMLButtonElement): EarlyClick | undefined {
    const popup = button.getAttribute("commandfor");
    // Other browsers show it themselves, because of `command` (Safari since 26.2).
    if (popup && !button.command)
      document.querySelector<HTMLDialogElement>(`#${popup}`)?.showModal();
    const id = button.dataset.earlyClick;
    if (!id) return undefined;
    return { id, choice: button.form?.querySelector("select")?.selectedIndex ?? -1 };
  }

  /** A page load would lose items that were added on this page or that another page has handed over. */
  function clickOnLink(link: HTMLAnchorElement): EarlyClick | undefined {
    const hasItems = added.length > 0 || location.hash.startsWith(cartPrefix);
    if (!hasItems || handlers.has("page") || link.origin !== location.origin) return undefined;
    return { id: "page", choice: -1, link };
  }

  dataset.scripts = "loading";
  // On the document: `runAfterPaint` and others stop clicks earlier, on the window.
  document.addEventListener("click", onClick, true);
  return (window.earlyClicks = { isOwnReload: isOwnReload(), queue, added, handlers, handle });
}
