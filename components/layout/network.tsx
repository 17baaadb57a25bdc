"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Copy } from "@/lib/copy";

/** Registers the service worker, which keeps the shop on the phone, and says when the network is away. */
export function Network({ words }: { words: Copy["network"] }) {
  const isAway = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || isServerAway,
    () => false,
  );
  useEffect(register, []);
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

/** Whether the service worker could not reach the server the last time. */
let isServerAway = false;

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("online", onChange, { signal });
  window.addEventListener("offline", onChange, { signal });
  const hear = ({ data }: MessageEvent) => {
    isServerAway = data === "away";
    onChange();
  };
  if (hasWorkers()) {
    navigator.serviceWorker.addEventListener("message", hear, { signal });
    navigator.serviceWorker.controller?.postMessage("away?");
  }
  return () => listening.abort();
}

function register(): void {
  if (process.env.NODE_ENV !== "production" || !hasWorkers()) return;
  // Private windows of some browsers refuse this: the shop then works only with a network.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/** Not by http, this machine apart. */
function hasWorkers(): boolean {
  return "serviceWorker" in navigator;
}
