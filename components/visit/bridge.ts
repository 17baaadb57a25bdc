import {
  closeDialog,
  looksWithoutScripts,
  openDialog,
  showAsWithoutScripts,
} from "@/components/ui/dialog";
import { watchScripts } from "@/components/visit/failure";
import { readHandover, reload, writeHandover } from "@/components/visit/storage";
import { readTap } from "@/components/visit/tap";
import { arrive, type Handover } from "@/lib/order/handover";

// The script in the head of every page, which next.config.mjs bundles. It bridges the seconds until React comes: it opens
// what can be opened, and keeps what is added in what this tab hands over, from which the store takes it.

declare global {
  interface Window {
    /** Ends the bridge. Undefined once it has ended, and in browsers that show the page as without scripts. */
    endBridge?: (() => void) | undefined;
    /**
     * To the pages of the shop that the browser keeps for Back. With a message, which is sent when the cart changes, the
     * browser forgets them and loads them anew: in Firefox they would see the sessionStorage that they had. A page has one
     * such channel, or it would forget itself.
     */
    keptPages?: BroadcastChannel;
    /** The address with the part of a page to which a link has led before React came: Next.js may write the old one back. */
    followed?: string;
  }
}

/** Changes what the tab hands over, and shows how many lines the cart has, and that a popup is on its way. */
function hold(change: Partial<Handover>): void {
  const held: Handover = Object.assign(readHandover(), change);
  writeHandover(held);
  write("count", String(held.cart.length || ""));
  write("awaited", held.popup && document.documentElement.dataset.waiting);
}

function write(place: "added" | "awaited" | "count", text = ""): void {
  const element = document.querySelector(`[data-${place}]`);
  if (element) element.textContent = text;
}

function onClick(event: MouseEvent): void {
  const { visit, id, name } = readTap(event);
  if (!visit) return;
  closeDialog();
  if (visit === "reload") reload();
  if (visit === "cart") hold({ popup: "cart" });
  if (visit === "add" && id) {
    hold({ cart: [...readHandover().cart, id] });
    window.keptPages?.postMessage("");
    write("added", name);
    const { dataset } = document.documentElement;
    dataset.waiting = [dataset.waiting, name].join("\n");
  }
  openDialog(document.querySelector(`[data-popup=${visit === "add" ? "added" : visit}]`));
  // A browser that cannot open it now never will.
  if (looksWithoutScripts()) window.endBridge = undefined;
}

function startBridge(): void {
  const left = readHandover();
  const loads = performance.getEntriesByType("navigation");
  const isReload = loads.some((load) => Reflect.get(load, "type") === "reload");
  const begin = () => writeHandover(arrive(readHandover(), isReload));
  begin();
  const ending = new AbortController();
  const { signal } = ending;
  // Some browsers show a page before the one that leaves it its cart has ended.
  addEventListener("storage", begin, { signal });
  // All of the page is there; Back shows it as it was left; the cart has come late.
  for (const event of ["DOMContentLoaded", "pageshow", "storage"]) {
    addEventListener(event, () => hold({ endedBy: "phone" }), { signal });
  }
  window.addEventListener("hashchange", ({ newURL }) => (window.followed = newURL), { signal });
  addEventListener("pagehide", () => hold({ endedBy: "visitor" }), { signal });
  window.keptPages = new BroadcastChannel("cart");
  // `capture` hears a tap before React, which stops it while its scripts come.
  addEventListener("click", onClick, { capture: true, signal });
  watchScripts(left.endedBy === "shop", signal);
  window.endBridge = () => {
    window.endBridge = undefined;
    ending.abort();
    write("awaited");
    write("count");
    delete document.documentElement.dataset.failed;
  };
}

try {
  // Throws in browsers without popups.
  Object(HTMLDialogElement);
  startBridge();
} catch {
  showAsWithoutScripts();
}
