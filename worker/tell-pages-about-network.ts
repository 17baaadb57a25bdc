import type { WorkerMessage } from "@/lib/offline/worker-messages";
import { workerPath } from "@/lib/offline/request-kind";
import { build } from "@/worker/build-constants";

declare const self: ServiceWorkerGlobalScope;

let isAway = false;

/** What pages are told of this worker and of the network. */
export function workerMessage(): WorkerMessage {
  return { type: "worker", build, isAway };
}

/** Remembers whether the network answers, and tells the open pages of its failures and return. */
export async function noteNetwork(isNowAway: boolean): Promise<void> {
  if (!isNowAway && !isAway) return;
  isAway = isNowAway;
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage(workerMessage());
}

/** Tells the open pages once the network answers again. */
export async function lookForNetwork(): Promise<void> {
  if (!isAway) return;
  try {
    await fetch(workerPath, { method: "HEAD", cache: "no-store" });
    await noteNetwork(false);
  } catch {
    // Pages ask again.
  }
}
