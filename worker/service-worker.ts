import { isSavingData } from "@/lib/offline/data-saving";
import { cachedLanguages } from "@/lib/offline/cache-names-and-retention";
import { readPageMessage, type PageMessage } from "@/lib/offline/worker-messages";
import { lastResortFont } from "@/lib/offline/pages-and-files-kept-offline";
import { requestKind } from "@/lib/offline/requests-answered-from-cache";
import {
  respondWithAsset,
  respondWithData,
  respondWithPage,
  respondToPrefetch,
  noteSaving,
} from "@/worker/network-first-answers";
import { sets } from "@/worker/build-constants";
import { deleteOutdated, cacheFetched, cachePictures, cacheSet } from "@/worker/fill-caches";
import { checkNetworkAgain, workerMessage } from "@/worker/tell-pages-about-network";

declare const self: ServiceWorkerGlobalScope;

const assets = new Set([...sets.en.assets, ...sets.hi.assets]);

async function install(): Promise<void> {
  // On a first visit there is no language yet: the page's message will tell it.
  if (!isSavingData(self.navigator)) {
    for (const language of cachedLanguages(await caches.keys())) await cacheSet(language);
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await deleteOutdated();
  await self.clients.claim();
}

async function cacheForVisit({ language, isSaving, fetched }: PageMessage): Promise<void> {
  if (isSaving) {
    await cacheFetched(language, fetched);
    return;
  }
  await cacheSet(language);
  await cachePictures(language, fetched);
  const fonts = fetched.filter((url) => lastResortFont.test(url));
  await cacheFetched(language, fonts, "force-cache");
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

const handlers = {
  page: respondWithPage,
  data: respondWithData,
  prefetch: respondToPrefetch,
  asset: respondWithAsset,
};

self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin, assets);
  if (kind !== "other") event.respondWith(handlers[kind](event));
});

self.addEventListener("message", (event) => {
  const message = readPageMessage(event.data);
  if (!message) return;
  event.source?.postMessage(workerMessage());
  noteSaving(message.isSaving);
  event.waitUntil(checkNetworkAgain());
  event.waitUntil(cacheForVisit(message));
});
