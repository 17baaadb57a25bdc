import { trustedScriptAddress } from "@/components/offline/service-worker-trusted-types";
import { isSavingData } from "@/lib/offline/data-saving";
import type { Language } from "@/lib/language/language";
import { readWorkerMessage, type PageMessage } from "@/lib/offline/worker-messages";
import { workerPath } from "@/lib/offline/request-kind";

/** The build that this page is of; next.config.mjs sets it. */
const build = process.env.BUILD ?? "";

/** How often to look whether an unreachable server is back, in milliseconds. */
const LOOK_INTERVAL = 10_000;

/**
 * Has the service worker keep the shop for times without a network, and listens to what it has to
 * say. Returns how to end the listening.
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
  let looking: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    if (document.visibilityState !== "hidden") greet(workers.controller, language);
  }

  function hear({ data }: MessageEvent<unknown>): void {
    const message = readWorkerMessage(data);
    if (!message) return;
    onUnreachable(message.isAway);
    clearInterval(looking);
    if (message.isAway) looking = setInterval(look, LOOK_INTERVAL);
    // A page from the network may well be newer than the worker it finds; a worker that takes
    // over is never older than the page.
    if (!hasTakenOver || message.build === build) return;
    hasTakenOver = false; // Said once is enough.
    onNewVersion();
  }

  function greetNew(): void {
    hasTakenOver = true;
    greet(workers.controller, language);
  }

  const { signal } = listening;
  workers.addEventListener("message", hear, { signal });
  workers.addEventListener("controllerchange", greetNew, { signal });
  window.addEventListener("online", look, { signal });
  workers.startMessages();
  greet(workers.controller, language);
  // Refused in private windows of some browsers: then there is no shop without a network.
  workers.register(trustedScriptAddress(workerPath)).catch(() => undefined);
  return () => {
    clearInterval(looking);
    listening.abort();
  };
}

/**
 * Tells a service worker of this page, and what it may take out of the browser's own store. Where it
 * thought that the network is away, it looks again.
 */
function greet(worker: ServiceWorker | null, language: Language): void {
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
