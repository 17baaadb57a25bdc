import { isSavingData } from "@/lib/offline/data-saving";

/** Long enough for the frame that shows the popup. */
const delayMilliseconds = 100;

/** Preloads the scripts of the cart, which a shopper who adds something opens next; not with data saver. */
export function preloadCartScripts(addresses: readonly string[]): void {
  if (isSavingData(navigator)) return;
  setTimeout(() => addresses.forEach(preload), delayMilliseconds);
}

function preload(address: string): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "script";
  link.href = address;
  document.head.append(link);
}
