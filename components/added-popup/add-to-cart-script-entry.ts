import { addItems } from "@/components/added-popup/add-to-cart";
import type { EmptyCartWords } from "@/components/added-popup/fill-and-show-added-popup";
import { preloadCartScripts } from "@/components/added-popup/preload-cart-scripts";

// A script of its own on pages with products; scripts/next/bundle-head-and-popup-scripts.mjs builds it.

/** What the build tells the script about the popups of the order, in the language of the page. */
export interface Order {
  /** Addresses of their scripts. */
  readonly files: readonly string[];
  readonly emptyCart: EmptyCartWords;
}

/** The build writes it into this script. */
declare const ORDER: Order;

function start(): void {
  const { files, emptyCart } = ORDER;
  const fetchCart = () => preloadCartScripts(files);
  if (window.earlyClicks) addItems(window.earlyClicks, { fetchCart, emptyCart });
}

// This script may run before the script in the head, and before the popup with its last button is parsed.
const isPopupParsed = document.querySelector('[data-early-click="go-to-cart"]') !== null;
if (isPopupParsed || document.readyState !== "loading") start();
else addEventListener("DOMContentLoaded", start);
