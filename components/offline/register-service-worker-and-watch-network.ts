import { trustedScriptAddress } from "@/components/offline/service-worker-trusted-types";
import { isSavingData } from "@/lib/offline/data-saving";
import type { Language } from "@/lib/language";
import { readWorkerMessage, type PageMessage } from "@/lib/offline/worker-messages";
import { workerPath } from "@/lib/offline/requests-answered-from-cache";

/** The build id of this page, set by next.config.mjs. */
const build = process.env.BUILD ?? "";

/** How often to ask the service worker whether an unreachable server is back. */
const checkIntervalMilliseconds = 10_000;

/**
 * Registers the service worker, which caches the shop, and listens to its messages.
 *
 * @returns a function that stops listening
 */
export function registerOffline(
  language: Language,
  {
    onUnreachable,
    onNewVersion,
  }: { onUnreachable: (isUnreachable: boolean) => void; onNewVersion: () => void },
): () => void {
  if (!("serviceWorker" in navigator) || process.env.NODE_ENV !== "production") {
    return () => undefined;
  }
  const workers = navigator.serviceWorker;
  const listening = new AbortController();
  let hasTakenOver = false;
  let checking: ReturnType<typeof setInterval> | undefined;

  function checkNetwork(): void {
    if (document.visibilityState !== "hidden") sendPageMessage(workers.controller, language);
  }

  function onMessage({ data }: MessageEvent<unknown>): void {
    const message = readWorkerMessage(data);
    if (!message) return;
    onUnreachable(message.isAway);
    clearInterval(checking);
    if (message.isAway) checking = setInterval(checkNetwork, checkIntervalMilliseconds);
    // The worker that a page finds may be older than the page, but one that takes over later is not.
    if (!hasTakenOver || message.build === build) return;
    hasTakenOver = false; // Report a new version once.
    onNewVersion();
  }

  function onTakeOver(): void {
    hasTakenOver = true;
    sendPageMessage(workers.controller, language);
  }

  const { signal } = listening;
  workers.addEventListener("message", onMessage, { signal });
  workers.addEventListener("controllerchange", onTakeOver, { signal });
  window.addEventListener("online", checkNetwork, { signal });
  workers.startMessages();
  sendPageMessage(workers.controller, language);
  // Private windows of some browsers refuse this: the shop then works only with a network.
  workers.register(trustedScriptAddress(workerPath)).catch(() => undefined);
  return () => {
    clearInterval(checking);
    listening.abort();
  };
}

/**
 * Tells the service worker about this page, and what it may cache from the browser's HTTP cache. A worker
 * for which the network is down then checks it again.
 */
function sendPageMessage(worker: ServiceWorker | null, language: Language): void {
  const message: PageMessage = {
    type: "page",
    language,
    isSaving: isSavingData(navigator),
    fetched: [
      window.location.href,
      ...performance.getEntriesByType("resource").map(({ name }) => name),
    ],
  };
  worker?.postMessage(message);
}
