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
  useEffect(tellWhenAtRest, [path]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) fetched.add(name);
      tellWhenAtRest();
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
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

/** The addresses of all that was fetched since the document. */
const fetched = new Set<string>();
let rest: number | undefined;

/** Tells the service worker what to keep when two quiet seconds have passed, and the page and its pictures in view are there. */
function tellWhenAtRest(): void {
  clearTimeout(rest);
  rest = window.setTimeout(() => {
    const isLoading = document.readyState !== "complete" || [...document.images].some(isAwaited);
    if (isLoading) tellWhenAtRest();
    // Some browsers refuse service workers in private windows: then the shop needs a network.
    else void tellWorker().catch(() => undefined);
  }, 2000);
}

/** Whether a picture is in view and has not come yet. */
function isAwaited(picture: HTMLImageElement): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return !picture.complete && width > 0 && bottom > 0 && top < innerHeight;
}

/** Tells the service worker what the page has fetched. Nothing with data saver or on a 2G line. */
async function tellWorker(): Promise<void> {
  const { connection, serviceWorker } = navigator;
  if (process.env.NODE_ENV !== "production" || !hasWorkers()) return;
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  const { installing, waiting, active } = await serviceWorker.register("/sw.js");
  const worker = installing ?? waiting ?? active;
  const loaded = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  const page: PageAtRest = { document: loaded, path: location.pathname, fetched: [...fetched] };
  worker?.postMessage(page);
}

/** Whether there are service workers: browsers have them only on https and on localhost. */
function hasWorkers(): boolean {
  return "serviceWorker" in navigator;
}
