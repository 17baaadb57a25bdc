import type { WorkerMessage } from "@/lib/offline/worker-messages";
import { workerPath } from "@/lib/offline/requests-answered-from-cache";
import { build } from "@/worker/build-constants";

declare const self: ServiceWorkerGlobalScope;

let isAway = false;

/** The message to pages about this worker and the network. */
export function workerMessage(): WorkerMessage {
  return { type: "worker", build, isAway };
}

/** Notes whether the network is reachable. Tells the open pages of each failure, and of the first success. */
export async function noteNetwork(isNowAway: boolean): Promise<void> {
  if (!isNowAway && !isAway) return;
  isAway = isNowAway;
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage(workerMessage());
}

/** If the network was unreachable, checks it again, and tells the open pages. */
export async function checkNetworkAgain(): Promise<void> {
  if (!isAway) return;
  try {
    await fetch(workerPath, { method: "HEAD", cache: "no-store" });
    await noteNetwork(false);
  } catch {
    // Pages ask again.
  }
}
