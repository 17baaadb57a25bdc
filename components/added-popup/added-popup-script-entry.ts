import { addItems } from "@/components/added-popup/added-popup-behaviour";

// A script of its own beside the style sheet of pages with goods; scripts/next/head-script.mjs builds it.
function start(): void {
  if (window.earlyClicks) addItems(window.earlyClicks);
}

// The script in the head waits for the style sheet, which may come after this one.
if (window.earlyClicks || document.readyState !== "loading") start();
else addEventListener("DOMContentLoaded", start);
