"use client";

import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import type { Copy } from "@/lib/copy";
import type { NetworkNews, PageAtRest } from "@/lib/offline";

declare global {
  interface Navigator {
    /** What kind of line it is. Not every browser tells. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Keeps the shop on the phone by the service worker, and says when the network is away. */
export function Network({ words }: { words: Copy["network"] }) {
  const isAway = useSyncExternalStore(
    subscribe,
    () => isNetworkAway,
    () => false,
  );
  const path = usePathname();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !hasWorkers()) return;
    // Private windows of some browsers refuse this: the shop then works only with a network.
    const keep = () => void keepShop().catch(() => undefined);
    keep();
    // A new release brings another worker, which has to be told anew.
    navigator.serviceWorker.addEventListener("controllerchange", keep);
    return () => navigator.serviceWorker.removeEventListener("controllerchange", keep);
  }, [path]);
  return (
    <div role="status" className="text-center text-small">
      {isAway && (
        <p data-away="" className="px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {words.away}
        </p>
      )}
    </div>
  );
}

/** Whether the last request failed, of which the service worker tells. */
let isNetworkAway = false;
let isReturning: boolean | undefined;

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hear = (isAway: boolean) => {
    isNetworkAway = isAway;
    onChange();
  };
  // Browsers are often wrong about being online, so a request decides, which the service worker leaves alone.
  const check = () => {
    fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => hear(status >= 500),
      () => hear(true),
    );
  };
  window.addEventListener("online", check, { signal });
  window.addEventListener("offline", check, { signal });
  if (hasWorkers()) {
    const question = () => navigator.serviceWorker.controller?.postMessage("away?");
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent<NetworkNews>) => hear(data === "away");
    serviceWorker.addEventListener("message", listen, { signal });
    // Back may show the page as it was left, with what it knew then.
    window.addEventListener("pageshow", question, { signal });
    question();
  }
  return () => listening.abort();
}

/** Tells the service worker what to keep, once the page is at rest; on a line that is dear or slow, nothing. */
async function keepShop(): Promise<void> {
  const { serviceWorker, connection } = navigator;
  isReturning ??= Boolean(serviceWorker.controller);
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  const fetched = await filesAtRest();
  const { installing, waiting, active } = await serviceWorker.register("/sw.js");
  const worker = installing ?? waiting ?? active;
  const document = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  const page: PageAtRest = { document, path: location.pathname, fetched, isReturning };
  worker?.postMessage(page);
}

/** What the page has fetched, once it has loaded, its pictures in view too, and nothing has come for two seconds. */
async function filesAtRest(): Promise<string[]> {
  const isComing = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return !picture.complete && width > 0 && bottom > 0 && top < innerHeight;
  };
  for (let before = -1; ;) {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const isLoading = document.readyState !== "complete" || [...document.images].some(isComing);
    if (!isLoading && fetched.length === before) return fetched;
    before = fetched.length;
    await new Promise((later) => setTimeout(later, 2000));
  }
}

/** Browsers have service workers on https only, and on the machine itself. */
function hasWorkers(): boolean {
  return "serviceWorker" in navigator;
}
