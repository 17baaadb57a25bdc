"use client";

import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import type { Copy } from "@/lib/copy";
import { checkNetwork, networkQuestion, type NetworkNews, type PageAtRest } from "@/lib/offline";

declare global {
  interface Navigator {
    /** The kind of connection, which not every browser tells. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Has the service worker keep the shop on the phone, and says when there is no network. */
export function Network({ words }: { words: Copy["network"] }) {
  const isAway = useSyncExternalStore(
    subscribe,
    () => isNetworkAway,
    () => false,
  );
  const path = usePathname();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !hasWorkers()) return;
    // Some browsers refuse service workers in private windows: then the shop needs a network.
    const keep = () => void keepShop().catch(() => undefined);
    keep();
    // A new release brings a new worker, which does not yet know the page.
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

/** Whether the last request failed, as far as the page knows. */
let isNetworkAway = false;

/** Calls `onChange` whenever {@link isNetworkAway} is set. Returns a function that stops listening. */
function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const hear = (news: NetworkNews) => {
    isNetworkAway = news === "away";
    onChange();
  };
  // The service worker leaves this request to the network.
  const check = () => void checkNetwork().then(hear);
  window.addEventListener("online", check, { signal });
  window.addEventListener("offline", check, { signal });
  if (hasWorkers()) {
    const { serviceWorker } = navigator;
    const askWorker = () => serviceWorker.controller?.postMessage(networkQuestion);
    const hearWorker = ({ data }: MessageEvent<NetworkNews>) => hear(data);
    serviceWorker.addEventListener("message", hearWorker, { signal });
    // The browser's Back may show the page as it was left, with what it knew then.
    window.addEventListener("pageshow", askWorker, { signal });
    askWorker();
  }
  return () => controller.abort();
}

/** Whether an earlier visit has left a service worker. Read once, before this visit registers its own. */
let isReturning: boolean | undefined;

/** Once the page is at rest, tells the service worker what to keep. Nothing with data saver or on a 2G line. */
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

/** The files that the page has fetched, once it and its pictures in view have loaded and two quiet seconds passed. */
async function filesAtRest(): Promise<string[]> {
  const isLoadingInView = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return !picture.complete && width > 0 && bottom > 0 && top < innerHeight;
  };
  let lastCount = -1;
  for (;;) {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const isLoading =
      document.readyState !== "complete" || [...document.images].some(isLoadingInView);
    if (!isLoading && fetched.length === lastCount) return fetched;
    lastCount = fetched.length;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** Whether there are service workers: browsers have them only on https and on localhost. */
function hasWorkers(): boolean {
  return "serviceWorker" in navigator;
}
