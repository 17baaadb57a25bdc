import { CacheFirst, NetworkFirst, type SerwistPlugin } from "serwist";
import { isSavingData } from "@/lib/offline/data-saving";
import { languagesToKeep, outdatedStores, storeName } from "@/lib/offline/caches";
import { similarPicture } from "@/lib/offline/kept-pictures";
import { readPageMessage, type WorkerMessage } from "@/lib/offline/messages";
import { wantedOf, type OfflineSets } from "@/lib/offline/offline-set";
import { pageKey, requestKind, workerPath } from "@/lib/offline/requests";
import { routerData } from "@/lib/offline/router-data";
import { pathTo } from "@/lib/language/paths";
import { languageOf, otherLanguage, type Language } from "@/lib/language/language";

declare const self: ServiceWorkerGlobalScope;

// Filled in by scripts/build/service-worker.ts.
declare const BUILD: string;
declare const SETS: OfflineSets;

/** A page that the network has not brought by then is shown as it is kept. */
const PATIENCE_SECONDS = 3;

const DOWNLOADS_AT_A_TIME = 3;

const anyVariant = { ignoreVary: true };
const assets = new Set([...SETS.en.assets, ...SETS.hi.assets]);

let isAway = false;

function news(): WorkerMessage {
  return { type: "worker", build: BUILD, isAway };
}

/** Remembers whether the network answers, and tells the open pages of its failures and return. */
async function noteNetwork(isNowAway: boolean): Promise<void> {
  if (!isNowAway && !isAway) return;
  isAway = isNowAway;
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage(news());
}

/** Tells the open pages once the network answers again. */
async function look(): Promise<void> {
  if (!isAway) return;
  try {
    await fetch(workerPath, { method: "HEAD", cache: "no-store" });
    await noteNetwork(false);
  } catch {
    // Pages ask again.
  }
}

/** Takes nothing but what this very build has made: whole pages with all their headers. */
const ownPagesOnly: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    const isOwn = response.ok && (await response.clone().text()).includes(BUILD);
    if (!isOwn) throw new Error(`Not of build ${BUILD}: ${request.url}`);
    return response;
  },
};

const goodFilesOnly: SerwistPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    response.ok
      ? Promise.resolve(response)
      : Promise.reject(new Error(`Not there: ${request.url}`)),
};

/** Serves what is kept, and never changes it. */
const keptPages: SerwistPlugin = {
  ...ownPagesOnly,
  cacheWillUpdate: () => Promise.resolve(null),
  fetchDidFail: async () => noteNetwork(true),
  fetchDidSucceed: async ({ response }) => {
    await noteNetwork(false);
    // A server that is being restarted is as good as none.
    if (response.status >= 500) throw new Error(`The server failed: ${response.status}`);
    return response;
  },
};

/** Gives the router its own part of a kept page. */
const keptData: SerwistPlugin = {
  ...keptPages,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse &&
    new Response(routerData(await cachedResponse.text()), {
      headers: { "Content-Type": "text/x-component" },
    }),
};

/** Keeps what one build has of one language. It can be broken off and gone on with. */
async function keep(language: Language, event: ExtendableEvent): Promise<void> {
  const { assets, pages } = wantedOf(SETS[language], await knownAddresses());
  const cacheName = storeName(BUILD, language, "set");
  const store = await caches.open(cacheName);
  if ((await store.keys()).length === assets.length + pages.length) return;

  const options = {
    cacheName,
    fetchOptions: { priority: "low" as const },
    matchOptions: anyVariant,
  };
  const files = new CacheFirst({ ...options, plugins: [goodFilesOnly] });
  const documents = new CacheFirst({ ...options, plugins: [ownPagesOnly] });
  // Pages come last: a page that is there has all that it needs.
  await eachOf(assets, async (url) => {
    const known = await caches.match(url, anyVariant);
    if (known) await store.put(url, known);
    else await Promise.all(files.handleAll({ event, request: new Request(url) }));
  });
  await eachOf(pages, async (url) => {
    const request = new Request(url, { cache: "no-cache" });
    await Promise.all(documents.handleAll({ event, request }));
  });
}

/** Of the pages that are open, and of all that is kept. */
async function knownAddresses(): Promise<readonly string[]> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return [...open, ...kept.flat()].map(({ url }) => url);
}

/** Does the same for each item, a few at a time. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const takeTurns = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_A_TIME }, takeTurns));
}

async function install(event: ExtendableEvent): Promise<void> {
  // The version that is there, if any, stays.
  if (isSavingData(self.navigator)) throw new Error("Data is being saved.");
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const addresses = pages.map((page) => page.url);
  for (const language of languagesToKeep(addresses, await caches.keys())) {
    await keep(language, event);
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const outdated = outdatedStores(await caches.keys(), BUILD);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

function keptAnswer(
  event: FetchEvent,
  language: Language,
  plugin: SerwistPlugin,
): Promise<Response> {
  const cacheName = storeName(BUILD, language, "set");
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: anyVariant,
    plugins: [plugin],
  });
  return strategy.handle({ event, request: event.request });
}

/** The page that stands for those that are not kept. */
function standIn(language: Language): Promise<Response | undefined> {
  const cacheName = storeName(BUILD, language, "set");
  return caches.match(pathTo(language, "offline"), { ...anyVariant, cacheName });
}

/** A page, or what stands for it. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const language = languageOf(new URL(event.request.url).pathname);
  try {
    return await keptAnswer(event, language, keptPages);
  } catch {
    return (
      (await standIn(language)) ?? (await standIn(otherLanguage(language))) ?? Response.error()
    );
  }
}

/** What the router asks for in place of a page. Without an answer it loads the page itself. */
async function answerData(event: FetchEvent): Promise<Response> {
  try {
    return await keptAnswer(event, languageOf(new URL(event.request.url).pathname), keptData);
  } catch {
    return new Response(null, { headers: { "Content-Type": "text/html" } });
  }
}

/** What the router would like in advance. Nothing, said politely, costs no error in the console. */
async function answerPrefetch(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok ? answer : new Response(null, { status: 204 });
}

async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, anyVariant);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => Response.error());
  return answer.ok ? answer : ((await similarKept(request.url)) ?? answer);
}

async function similarKept(url: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    const kept = (await store.keys()).map((request) => request.url);
    const similar = similarPicture(url, kept);
    if (similar) return store.match(similar, anyVariant);
  }
  return undefined;
}

self.addEventListener("install", (event) => event.waitUntil(install(event)));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, url, mode, headers } = request;
  const header = (name: string) => headers.get(name);
  switch (requestKind({ method, url, mode, header }, self.location.origin, assets)) {
    case "page":
      event.respondWith(answerPage(event));
      return;
    case "data":
      event.respondWith(answerData(event));
      return;
    case "prefetch":
      event.respondWith(answerPrefetch(request));
      return;
    case "asset":
      event.respondWith(answerAsset(request));
      return;
    case "other":
      return;
  }
});

self.addEventListener("message", (event) => {
  const message = readPageMessage(event.data);
  if (!message) return;
  event.source?.postMessage(news());
  event.waitUntil(look());
  if (isSavingData(self.navigator)) return;
  const kept = keep(message.language, event).then(() => event.ports[0]?.postMessage("kept"));
  event.waitUntil(kept);
});
