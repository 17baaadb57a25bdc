import { addItems } from "@/components/added-popup/added-popup-behaviour";
import { isSavingData } from "@/lib/offline/data-saving";

/** By language, the addresses of the scripts of the cart; the build writes them into this script. */
declare const ORDER_POPUP_FILES: Readonly<Record<string, readonly string[]>>;

// A script of its own beside the style sheet of pages with goods; scripts/next/bundle-head-and-popup-scripts.mjs builds it.
function start(): void {
  if (window.earlyClicks) addItems(window.earlyClicks, fetchOrderPopups);
}

/** Who adds something opens the cart next: its scripts come beside the framework's, not after them. */
function fetchOrderPopups(): void {
  if (isSavingData(navigator)) return;
  const addresses = ORDER_POPUP_FILES[document.documentElement.lang] ?? [];
  // After the frame that shows the popup.
  requestAnimationFrame(() => setTimeout(() => addresses.forEach(preload)));
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
