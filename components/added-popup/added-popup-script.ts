import { addItems } from "@/components/added-popup/added-items";

// A script of its own beside the style sheet of pages with goods; scripts/next/head-script.mjs builds it.
if (window.earlyClicks) addItems(window.earlyClicks);
