"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { isDown, networkQuestion, type NetworkNews, type PageAtRest } from "@/lib/offline";

declare global {
  interface Navigator {
    /** The kind of connection, which not every browser tells. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

let rest: number | undefined;

/** Has the service worker keep the shop on the phone, and says when there is no network. */
export function Network({ away }: { away: string }) {
  const [isAway, setAway] = useState(false);
  const path = usePathname();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Browsers are often wrong about being online. No store holds the answer, and the service worker leaves it alone.
    const check = () =>
      void fetch("/robots.txt", { method: "HEAD", cache: "no-store" })
        .then(isDown, () => true)
        .then(setAway);
    // Back may show the page as it was left, with what it knew then.
    for (const name of ["online", "offline", "pageshow"])
      window.addEventListener(name, check, { signal });
    const hear = ({ data }: MessageEvent<NetworkNews>) => setAway(data === "away");
    workers()?.addEventListener("message", hear, { signal });
    // Otherwise the browser forgets what a long visit has fetched.
    performance.setResourceTimingBufferSize(2000);
    const observer = new PerformanceObserver(tellWhenAtRest);
    observer.observe({ type: "resource" });
    signal.addEventListener("abort", () => observer.disconnect());
    workers()?.controller?.postMessage(networkQuestion);
    tellWhenAtRest();
    return () => controller.abort();
  }, [path]);
  return (
    <div role="status" className="text-center text-small">
      {isAway && (
        <p data-away="" className="px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {away}
        </p>
      )}
    </div>
  );
}

/** Browsers have service workers only on https and on localhost. */
const workers = () => ("serviceWorker" in navigator ? navigator.serviceWorker : undefined);

/** What is still awaited begins the two seconds anew. */
function tellWhenAtRest(): void {
  clearTimeout(rest);
  // Some browsers refuse service workers in private windows: then the shop needs a network.
  rest = window.setTimeout(() => void tellWorker().catch(() => undefined), 2000);
}

/** Tells the service worker what the page has fetched. Nothing with data saver or on a 2G line. */
async function tellWorker(): Promise<void> {
  const { saveData, effectiveType } = navigator.connection ?? {};
  const isSparing = saveData === true || effectiveType?.includes("2g");
  if (isSparing || process.env.NODE_ENV !== "production" || document.readyState !== "complete")
    return;
  const registration = await workers()?.register("/sw.js");
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  const namesOf = (type: string) => performance.getEntriesByType(type).map(({ name }) => name);
  const [loaded = location.href] = namesOf("navigation");
  const fetched = namesOf("resource");
  const page: PageAtRest = { document: loaded, path: location.pathname, fetched };
  worker?.postMessage(page);
}
