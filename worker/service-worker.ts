import { CacheFirst, NetworkFirst, type SerwistPlugin } from "serwist";
import { isSavingData } from "@/lib/offline/data-saving";
import { keptLanguages, outdatedStores, storeName } from "@/lib/offline/caches";
import { similarPicture } from "@/lib/offline/similar-picture";
import { readPageMessage, type WorkerMessage } from "@/lib/offline/messages";
import { lastResortFont, wantedOf, type OfflineSets } from "@/lib/offline/offline-set";
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

/** Whether the visitor saves data: what comes by is kept then. Pages tell it, too. */
let isSaving = isSavingData(self.navigator);

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

/** Serves what is kept. It is changed by `keep` alone, unless the visitor saves data. */
const keptPages: SerwistPlugin = {
  ...ownPagesOnly,
  cacheWillUpdate: async ({ response }) =>
    isSaving && (await isKeepable(response)) ? response : null,
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
  cacheWillUpdate: () => Promise.resolve(null),
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

/**
 * Keeps what a page has fetched: it is taken out of the browser's own store, so that not a byte comes
 * by the network. Without such a store (a private window, say) nothing is kept, unless `cache` allows to
 * fetch it.
 */
async function keepFetched(
  language: Language,
  fetched: readonly string[],
  cache: RequestCache = "only-if-cached",
): Promise<void> {
  await eachOf(fetched, async (url) => {
    const name = storeFor(url, language);
    if (!name || (await caches.match(url, { ...anyVariant, cacheName: name }))) return;
    const request = new Request(url, { mode: "same-origin", cache });
    const answer = await fetch(request).catch(() => Response.error());
    await put(name, url, answer);
  });
}

/** Where a file or page is kept; undefined for what is not. */
function storeFor(url: string, language: Language): string | undefined {
  const { pathname, search } = new URL(url);
  const { assets, pages, onVisit } = SETS[language];
  const files = [...assets, ...onVisit.flatMap((set) => set.assets)];
  const isOfSet =
    files.includes(pathname + search) ||
    pages.includes(pathname) ||
    onVisit.some(({ page }) => page === pathname);
  if (isOfSet) return storeName(BUILD, language, "set");
  const isMedia = pathname.startsWith("/pictures/") || lastResortFont.test(pathname);
  return isMedia ? storeName(BUILD, language, "pictures") : undefined;
}

/** Keeps an answer, unless it is a failure or the page of another build. */
async function put(name: string, url: string, answer: Response): Promise<void> {
  if (!(await isKeepable(answer))) return;
  await (await caches.open(name)).put(isPage(answer) ? pageKey(url) : url, answer);
}

async function isKeepable(answer: Response): Promise<boolean> {
  return answer.ok && (!isPage(answer) || (await answer.clone().text()).includes(BUILD));
}

function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/** Keeps one file of each picture, all at once: those that are there already where they will do. */
async function keepPictures(language: Language, fetched: readonly string[]): Promise<void> {
  const store = await caches.open(storeName(BUILD, language, "pictures"));
  const kept = (await store.keys()).map(({ url }) => url);
  const missing = SETS[language].pictures
    .filter(
      (picture) => !similarPicture(picture, kept) && !kept.some((url) => url.endsWith(picture)),
    )
    .map((picture) => similarPicture(picture, fetched) ?? picture);
  await store.addAll([...new Set(missing)]);
}

async function install(event: ExtendableEvent): Promise<void> {
  // Of a first visit the page tells what to keep.
  if (!isSavingData(self.navigator)) {
    for (const language of keptLanguages(await caches.keys())) await keep(language, event);
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  // Who saves data may have kept a whole build, and only pieces of those that followed.
  const outdated = isSavingData(self.navigator) ? [] : outdatedStores(await caches.keys(), BUILD);
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

/** A page as another build had it, the newest first. */
async function earlierPage(url: string): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).reverse()) {
    const page = await caches.match(pageKey(url), { ...anyVariant, cacheName });
    if (page) return page;
  }
  return undefined;
}

/** A page, or what stands for it. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const language = languageOf(new URL(url).pathname);
  try {
    return await keptAnswer(event, language, keptPages);
  } catch {
    return (
      (await earlierPage(url)) ??
      (await standIn(language)) ??
      (await standIn(otherLanguage(language))) ??
      Response.error()
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

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, anyVariant);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => Response.error());
  if (!answer.ok) return (await similarKept(request.url)) ?? answer;
  if (isSaving) event.waitUntil(keepPassing(event, answer.clone()));
  return answer;
}

/** Keeps a file that a page has just been given. */
async function keepPassing({ clientId, request }: FetchEvent, answer: Response): Promise<void> {
  const page = await self.clients.get(clientId);
  const name = page && storeFor(request.url, languageOf(new URL(page.url).pathname));
  if (name) await put(name, request.url, answer);
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
      event.respondWith(answerAsset(event));
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
  const { language, fetched } = message;
  isSaving = message.isSaving;
  const fonts = fetched.filter((url) => lastResortFont.test(url));
  const kept = isSaving
    ? keepFetched(language, fetched)
    : keep(language, event)
        .then(() => keepPictures(language, fetched))
        .then(() => keepFetched(language, fonts, "force-cache"));
  event.waitUntil(kept);
});
