import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, elementOf, showWait } from "@/components/head-script/tapped-element-busy-state";
import { emptyCartClass } from "@/components/cart/empty-cart-class";
import { showCount } from "@/components/cart/cart-button-count";
import {
  serverRenderedPopup,
  showServerRenderedPopup,
} from "@/components/navigation/show-server-rendered-popup";
import { runAfterPaint } from "@/components/ui/run-after-paint";

/** What the popup says of a cart without lines. */
export interface EmptyCartWords {
  readonly title: string;
  readonly text: string;
  readonly close: string;
}

/**
 * Carries out taps on Add to Cart, before the page's components run and after: puts the item into the
 * cart, and says so in the popup of the served page. Until a visit holds the cart, that popup also is
 * the cart, as long as it is empty. Taps first that were made before.
 *
 * @param fetchCart called for the first item that has to wait for a cart
 * @param emptyCart without them CART waits for the visit
 */
export function addItems(
  clicks: EarlyClicks,
  { fetchCart, emptyCart }: { fetchCart?: () => void; emptyCart?: EmptyCartWords } = {},
): void {
  if (clicks.addedItems) return;
  /** Of the popup, as it was served. */
  let served:
    { readonly title: string; readonly close: string; readonly className: string } | undefined;
  const { kept, added, answering, ask } = clicks;

  function add(tap: EarlyClick): void {
    const select = elementOf(tap)?.closest("form")?.querySelector("select");
    const option = select?.options[tap.choice];
    if (!option || option.disabled) return;
    const product = tap.id.replace("add:", "");
    const name = document.getElementById(`${product}-name`)?.textContent;
    // Counted first: the page is laid out once for both.
    const lines = added.push(`${product}:${option.dataset.size}`);
    count();
    if (!show([name, ...option.text.split(" - ")].join(", "))) {
      added.pop();
      count();
      return;
    }
    if (clicks.receive) requestAnimationFrame(() => setTimeout(handOver));
    else if (lines === 1) fetchCart?.();
  }

  /**
   * Shows the popup with that text.
   *
   * @param cart that the popup is, and does not lead to
   * @returns whether it stands there
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
    try {
      if (!dialog.open) showServerRenderedPopup(dialog);
    } catch {
      // No popups here: the page works as without scripts, also when its components come.
      delete document.documentElement.dataset.scripts;
      delete window.earlyClicks;
    }
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
    // The cart that another page hands over is in the address until components take it out.
    const arrived = hash.startsWith("#cart=") ? hash.split(",").length : 0;
    return arrived + added.length;
  }

  function count(): void {
    if (!clicks.receive) showCount(lines());
  }

  /** A page load would lose what waits here. */
  function keepLink(event: Event): void {
    if (added.length === 0 || answering.has("page") || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (link?.origin !== location.origin) return;
    event.preventDefault();
    ask({ id: "page", choice: -1, link });
  }

  /** Has a form send the orders of all that was added. */
  function order(): void {
    const options = added.splice(0).flatMap((id) => {
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

  clicks.addedItems = { order, count, showEmptyCart, close };
  addEventListener("pageshow", chooseWhatIsSold);
  addEventListener("click", keepLink, true);
  answering.set("add", (tap) => {
    const button = elementOf(tap);
    // It covers what was tapped: that was meant before it stood there.
    if (!button || popup()?.open) return;
    // A page at rest answers by the next frame; one that is still loading shows the popup at once.
    if (clicks.receive) runAfterPaint(button, () => add(tap));
    else add(tap);
  });
  answering.set("close", close);
  if (!answering.has("cart")) {
    answering.set("cart", (tap) => {
      if (showEmptyCart()) return;
      // Its components will answer.
      answering.delete("cart");
      ask(tap);
    });
  }
  answering.set("go-to-cart", () => {
    ask({ id: "cart", choice: -1 });
    // Otherwise the cart takes its place, which looks calmer.
    if (!answering.has("cart")) close();
  });
  // What was asked for before, as if it were asked for now.
  for (const tap of kept.splice(0)) {
    showWait(tap, false);
    if (actionOf(tap) === "add") add(tap);
    else ask(tap);
  }
}

/** After a reload Firefox chooses again what was chosen on the page before, even if it is disabled now. */
function chooseWhatIsSold(): void {
  for (const select of document.querySelectorAll("select")) {
    if (!select.selectedOptions[0]?.disabled) continue;
    select.selectedIndex = [...select.options].findIndex((option) => !option.disabled);
  }
}

const popup = () => serverRenderedPopup("added-popup");

function close(): void {
  popup()?.close();
}
