import { addItems } from "@/components/added-popup/add-to-cart";
import type { EmptyCartWords } from "@/components/added-popup/fill-and-show-added-popup";
import { isSavingData } from "@/lib/offline/data-saving";

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
  if (window.earlyClicks) addItems(window.earlyClicks, { fetchCart, emptyCart: ORDER.emptyCart });
}

/** Preloads the scripts of the cart, which a shopper who adds something opens next. */
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

// This script may come from a cache before the one in the head has been parsed.
if (window.earlyClicks || document.readyState !== "loading") start();
else addEventListener("DOMContentLoaded", start);
