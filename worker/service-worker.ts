import { isSavingData } from "@/lib/offline/data-saving";
import { keptLanguages } from "@/lib/offline/cache-names-and-retention";
import { readPageMessage, type PageMessage } from "@/lib/offline/worker-messages";
import { lastResortFont } from "@/lib/offline/pages-and-files-kept-offline";
import { requestKind } from "@/lib/offline/requests-answered-from-cache";
import {
  answerAsset,
  answerData,
  answerPage,
  answerPrefetch,
  noteSaving,
} from "@/worker/network-first-answers";
import { sets } from "@/worker/build-constants";
import { dropOutdated, keepFetched, keepPictures, keepSet } from "@/worker/fill-caches";
import { lookForNetwork, workerMessage } from "@/worker/tell-pages-about-network";

declare const self: ServiceWorkerGlobalScope;

const assets = new Set([...sets.en.assets, ...sets.hi.assets]);

async function install(): Promise<void> {
  // On a first visit there is no language yet: the page's message will tell it.
  if (!isSavingData(self.navigator)) {
    for (const language of keptLanguages(await caches.keys())) await keepSet(language);
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await dropOutdated();
  await self.clients.claim();
}

async function keepForVisit({ language, isSaving, fetched }: PageMessage): Promise<void> {
  if (isSaving) {
    await keepFetched(language, fetched);
    return;
  }
  await keepSet(language);
  await keepPictures(language, fetched);
  const fonts = fetched.filter((url) => lastResortFont.test(url));
  await keepFetched(language, fonts, "force-cache");
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

const answers = {
  page: answerPage,
  data: answerData,
  prefetch: answerPrefetch,
  asset: answerAsset,
};

self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin, assets);
  if (kind !== "other") event.respondWith(answers[kind](event));
});

self.addEventListener("message", (event) => {
  const message = readPageMessage(event.data);
  if (!message) return;
  event.source?.postMessage(workerMessage());
  noteSaving(message.isSaving);
  event.waitUntil(lookForNetwork());
  event.waitUntil(keepForVisit(message));
});
