import {
  closeDialog,
  looksWithoutScripts,
  openDialog,
  showAsWithoutScripts,
} from "@/components/visit/dialog";
import { loadVisit, reload, saveVisit } from "@/components/visit/storage";
import { claimTap } from "@/components/visit/tap";
import { continueVisit, type Visit } from "@/lib/order/visit";

// The script in the head of every page, which next.config.mjs bundles. It bridges the seconds until React comes: it opens
// what can be opened, and keeps what is added in the visit, from which the store takes it.

declare global {
  interface Window {
    /** Ends the bridge, so that the store starts. Undefined once it has, and where the page stays as without scripts. */
    endBridge?: (() => void) | undefined;
    /**
     * To the pages of the shop that the browser keeps for Back. With a message, which is sent when the cart changes, it
     * loads them anew: in Firefox they would see the sessionStorage that they had. A second one would forget its own page.
     */
    keptPages?: BroadcastChannel;
    /** The address with the part of a page to which a link has led before React came: Next.js may write the old one back. */
    followed?: string;
  }
}

/** Changes the visit, and shows how many lines its cart has and, while a popup is on its way, which. */
function updateVisit(change: Partial<Visit>): void {
  const visit: Visit = Object.assign(loadVisit(), change);
  saveVisit(visit);
  write("count", String(visit.cart.length || ""));
  const sizes = [...document.querySelectorAll<HTMLElement>("[data-id]")];
  const names = visit.cart.map(
    (id) => sizes.find(({ dataset }) => dataset.id === id)?.dataset.name,
  );
  // The page of a product does not know the names of others.
  const lines = names.includes(undefined) ? [] : names;
  const { waitingText } = document.documentElement.dataset;
  write("waiting", visit.popup && [waitingText, ...lines].join("\n"));
}

function write(place: "added" | "count" | "waiting", text = ""): void {
  const element = document.querySelector(`[data-${place}]`);
  if (element) element.textContent = text;
}

function onClick(event: MouseEvent): void {
  const { action, id, name } = claimTap(event);
  if (!action) return;
  closeDialog();
  if (action === "reload") reload();
  if (action === "cart") updateVisit({ popup: "cart" });
  if (action === "add" && id) {
    updateVisit({ cart: [...loadVisit().cart, id] });
    window.keptPages?.postMessage("");
    write("added", name);
  }
  openDialog(document.querySelector(`[data-popup=${action === "add" ? "added" : action}]`));
  // A browser that cannot open it now never will. The store then never starts, and the page stays as without scripts.
  if (looksWithoutScripts()) window.endBridge = undefined;
}

/** Handles scripts of the shop that fail, until React has come, which aborts the signal. */
function watchScripts(wasReloaded: boolean, signal: AbortSignal): void {
  async function handleFailure() {
    const isOver = () => signal.aborted || loadVisit().endedBy !== "phone";
    if (isOver()) return;
    const answer = await fetch("", { method: "HEAD" }).catch(() => undefined);
    if (isOver()) return;
    const fields = [...document.querySelectorAll<HTMLInputElement>(":read-write")];
    const isTyped = fields.some(({ value }) => value);
    if (answer && !wasReloaded && !isTyped) reload();
    else showAsWithoutScripts();
  }

  function onError({ target, filename }: ErrorEvent) {
    // In Firefox, scripts also fail because the visitor leaves the page, which is known a little later.
    const pauseMilliseconds = 1000;
    const isScript = target instanceof Element;
    // Not the scripts that browser extensions and carriers insert into pages.
    if (isScript && target.matches('script[src^="/_next/"]'))
      setTimeout(() => void handleFailure(), pauseMilliseconds);
    // The browser is too old to run it.
    if (!isScript && filename.includes("/_next/")) showAsWithoutScripts();
  }

  const longestMilliseconds = 120_000;
  setTimeout(() => void handleFailure(), longestMilliseconds);
  // The event does not bubble: `capture` hears it on its way to the script.
  addEventListener("error", onError, { capture: true, signal });
}

function startBridge(): void {
  const left = loadVisit();
  const [load] = performance.getEntriesByType("navigation");
  const isReload = load instanceof PerformanceNavigationTiming && load.type === "reload";
  const begin = () => updateVisit(continueVisit(loadVisit(), isReload));
  begin();
  // Until then what React alone can do is not shown.
  document.documentElement.dataset.early = "";
  const ending = new AbortController();
  const { signal } = ending;
  // Some browsers show this page before the last one has ended, and left its cart.
  window.addEventListener("storage", ({ key }) => key === "visit" && begin(), { signal });
  // When all of the page is there, and when Back shows it as it was left.
  for (const event of ["DOMContentLoaded", "pageshow"]) {
    addEventListener(event, () => updateVisit({ endedBy: "phone" }), { signal });
  }
  window.addEventListener("hashchange", ({ newURL }) => (window.followed = newURL), { signal });
  addEventListener("pagehide", () => updateVisit({ endedBy: "visitor" }), { signal });
  window.keptPages = new BroadcastChannel("cart");
  // `capture` hears a tap before React, which stops it while its scripts come.
  addEventListener("click", onClick, { capture: true, signal });
  watchScripts(left.endedBy === "shop", signal);
  window.endBridge = () => {
    window.endBridge = undefined;
    ending.abort();
    write("waiting");
    write("count");
    delete document.documentElement.dataset.early;
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
