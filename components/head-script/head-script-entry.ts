import { startDelayedScripts } from "@/components/head-script/start-scripts-after-load";
import { recordEarlyClicks } from "@/components/head-script/early-clicks";
import { watchForScriptFailure } from "@/components/head-script/script-failure";

// The script in the head of every page; scripts/next/bundle-head-and-popup-scripts.mjs builds it.

// The scripts of the page need both. Browsers without them show the page as without JavaScript.
if ("hasOwn" in Object && "HTMLDialogElement" in window) {
  watchForScriptFailure(recordEarlyClicks());
  startDelayedScripts();
}
