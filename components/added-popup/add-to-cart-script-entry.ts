import { addItems, type EmptyCartWords } from "@/components/added-popup/add-to-cart";
import { isSavingData } from "@/lib/offline/data-saving";

/** What the script knows of the popups of the order, in the language of the page. */
export interface Order {
  /** Addresses of their scripts, which are known once Next.js has built the site. */
  readonly files: readonly string[];
  readonly emptyCart: EmptyCartWords;
}

/** The build writes it into this script. */
declare const ORDER: Order;

// A script of its own beside the style sheet of pages with goods; scripts/next/bundle-head-and-popup-scripts.mjs builds it.
function start(): void {
  if (window.earlyClicks) addItems(window.earlyClicks, { fetchCart, emptyCart: ORDER.emptyCart });
}

/** Who adds something opens the cart next: its scripts come beside the framework's, not after them. */
function fetchCart(): void {
  if (isSavingData(navigator)) return;
  // After the frame that shows the popup.
  setTimeout(() => ORDER.files.forEach(preload), 100);
}

function preload(script: string): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "script";
  link.href = script;
  document.head.append(link);
}

// The script in the head waits for the style sheet, which may come after this one.
if (window.earlyClicks || document.readyState !== "loading") start();
else addEventListener("DOMContentLoaded", start);
