import { languageOf, otherLanguage } from "@/lib/language";
import {
  checkNetwork,
  networkQuestion,
  newsIn,
  type NetworkNews,
  type PageAtRest,
} from "@/lib/offline";
import { pathTo } from "@/lib/paths";

declare const self: ServiceWorkerGlobalScope;

// `scripts/worker.ts` writes these three into the worker.
/** The addresses that an order needs: those of files first, then those of pages in both languages. */
declare const ORDER_ADDRESSES: readonly string[];
/** All other addresses of the shop, in the same order. */
declare const OTHER_ADDRESSES: readonly string[];
/** A hash of the build, which names the cache that keeps it. */
declare const RELEASE: string;

/** What the last request said of the network; undefined until there was one since the browser started this worker. */
let network: NetworkNews | undefined;
/** Whether no worker was here before this one, so that the browser cannot have stored an older release. */
let isFirstWorker = false;
/** The last request of a page. What is fetched only to be kept waits for it. */
let lastRequest: Promise<unknown> = Promise.resolve();
/** Ends when all is kept that the pages so far have asked for, because one page at a time is served. */
let keeping: Promise<unknown> = Promise.resolve();
/** Paths whose router data came too late. The router then loads the document, which need not wait a second time. */
const overduePaths = new Set<string>();

const wait = (ms: number) => new Promise<undefined>((end) => setTimeout(end, ms));
const isFile = (path: string) => /^\/(?:_next\/static|pictures)\//.test(path);
const isAtRest = (message: unknown): message is PageAtRest =>
  message instanceof Object && "fetched" in message;

/** Keeps what a page at rest calls for, and deletes older releases once that is done. */
async function keepPage(page: PageAtRest): Promise<void> {
  const cache = await tryStorage(() => caches.open(RELEASE));
  if (!cache) return;
  const keptNames = new Set((await cache.keys()).map(({ url }) => nameOf(url)));
  for (const address of addressesToKeep(page)) {
    if (keptNames.has(nameOf(address))) continue;
    await lastRequest;
    // The browser has just stored the document with which a first visit began.
    const isDocument = isFirstWorker && new URL(page.document).pathname === address;
    const source = isDocument ? page.document : address;
    const cacheMode = isDocument ? "force-cache" : "default";
    const response = await fetch(new Request(source, { cache: cacheMode, priority: "low" }));
    if (!response.ok) return;
    try {
      await cache.put(address, response);
    } catch {
      // The storage is full. Deleting older releases below may help the next page.
      break;
    }
    keptNames.add(nameOf(address));
  }
  const olderReleases = (await caches.keys()).filter((name) => name !== RELEASE);
  await Promise.all(olderReleases.map((name) => caches.delete(name)));
}

/** The page, what it has fetched itself and what an order needs; from the second visit on also the rest of its language. */
function addressesToKeep({ path, fetched, isReturning }: PageAtRest): string[] {
  const language = languageOf(path);
  const isFileOrInLanguage = (address: string) =>
    address.includes(".") || languageOf(address) === language;
  return [
    ...fetched.filter((address) => isFile(new URL(address).pathname)),
    ...OTHER_ADDRESSES.filter((address) => address === path),
    ...ORDER_ADDRESSES.filter(isFileOrInLanguage),
    ...(isReturning ? OTHER_ADDRESSES.filter(isFileOrInLanguage) : []),
  ];
}

/** The path of an address. All widths of a picture, such as `milk-320.avif`, share one name: keeping one is enough. */
function nameOf(address: string): string {
  return new URL(address, self.location.origin).pathname.replace(/-\d+\.(?:avif|webp)$/, "");
}

/** What the storage answers; undefined where it throws, rejects or hangs. */
async function tryStorage<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await Promise.race([work(), wait(10_000)]);
  } catch {
    return undefined;
  }
}

/** The kept answer, of this release if it has one. Answers are the same for everyone, whatever their `Vary` says. */
function findKept(address: RequestInfo): Promise<Response | undefined> {
  return tryStorage(
    async () =>
      (await caches.match(address, { ignoreVary: true, cacheName: RELEASE })) ??
      (await caches.match(address, { ignoreVary: true })),
  );
}

/** Sends a page's request to the network, and tells the open pages what that says of the network. */
function fetchAndTell(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = fetch(request);
  lastRequest = answer.then(
    async (response) => {
      const mayBeOld = mayBeStored(request) && response.ok;
      if (!mayBeOld) await tellPages(newsIn(response));
      else if (network !== "back") await tellPages(await checkNetwork());
    },
    // A shopper who leaves the page aborts its requests, which says nothing of the network.
    () => (request.signal.aborted ? undefined : tellPages("away")),
  );
  event.waitUntil(lastRequest);
  return answer;
}

/** Whether the browser may answer from its own store without the network: files, and pages after Back. */
function mayBeStored({ cache, url }: Request): boolean {
  return cache === "force-cache" || isFile(new URL(url).pathname);
}

/** The answer; undefined where none comes, or one that says that the server is down. */
function ifUp(answer: Promise<Response>): Promise<Response | undefined> {
  return answer.then(
    (response) => (newsIn(response) === "back" ? response : undefined),
    () => undefined,
  );
}

/**
 * Answers a request for a page, or for its router data, from the network. Without a network, or after four seconds, the
 * answer is the page as it was kept, and else the page that says so.
 */
async function answerPage(event: FetchEvent, path: string, isData: boolean): Promise<Response> {
  const answer = fetchAndTell(event);
  const goodAnswer = ifUp(answer);
  const language = languageOf(path);
  const isPrefetch = event.request.headers.has("next-router-prefetch");
  const keptPage = async (address: string) => {
    if (isPrefetch) return new Response(null, { status: 204 });
    const kept = await findKept(address);
    if (kept) await tellPages("away");
    if (!kept || !isData) return kept;
    // Router data is not kept. Where it fails, the router loads the page as a document, which is.
    overduePaths.add(path);
    return Response.error();
  };
  const patience = overduePaths.delete(path) ? 0 : 4000;
  return (
    (await Promise.race([goodAnswer, wait(patience)])) ??
    (await keptPage(path)) ??
    (await goodAnswer) ??
    (await keptPage(pathTo(language, "offline"))) ??
    (await keptPage(pathTo(otherLanguage(language), "offline"))) ??
    answer
  );
}

/**
 * Answers a request for a file, whose name has a hash of its content, as it was kept, and else from the network. A picture
 * for which nothing comes in four seconds is shown in another width, where one is kept.
 */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = findKept(request);
  const keptInTime = await Promise.race([kept, wait(1000)]);
  if (keptInTime) return keptInTime;
  const answer = fetchAndTell(event);
  const goodAnswer = ifUp(answer);
  const openCache = () => caches.open(RELEASE);
  const copied = goodAnswer.then((response) => {
    const copy = response?.ok ? response.clone() : undefined;
    return copy && tryStorage(async () => (await openCache()).put(request, copy));
  });
  event.waitUntil(copied);
  const findOtherWidth = async () => {
    const all = await (await openCache()).keys();
    const other = all.find(({ url }) => nameOf(url) === nameOf(request.url));
    return other && findKept(other);
  };
  const answerInTime = await Promise.race([goodAnswer, wait(4000)]);
  return answerInTime ?? (await kept) ?? (await tryStorage(findOtherWidth)) ?? answer;
}

/** Tells all open pages, also when nothing has changed: the worker that told them before may have been stopped. */
async function tellPages(news: NetworkNews): Promise<void> {
  network = news;
  for (const page of await self.clients.matchAll()) page.postMessage(news);
}

/** Resolves `firstKept` as soon as the first page is at rest and all is kept that it calls for. */
let resolveFirstKept: (kept: Promise<unknown>) => void = () => undefined;
const firstKept = new Promise((resolve) => {
  resolveFirstKept = resolve;
});

self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (isAtRest(data)) {
    keeping = keeping.then(() => keepPage(data)).catch(() => undefined);
    event.waitUntil(keeping);
    resolveFirstKept(keeping);
  } else if (data === networkQuestion && network) {
    // Until a request has said something of the network, the page may know more.
    event.source?.postMessage(network);
  }
});
self.addEventListener("install", (event) => {
  isFirstWorker = !self.registration.active;
  const isReady = isFirstWorker && Promise.race([firstKept, wait(30_000)]);
  event.waitUntil(Promise.resolve(isReady).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { headers, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  // Signing in always takes the network: `/api/auth/…`, `/auth/window`, `/hi/auth/window`.
  if (/^\/(?:api|(?:hi\/)?auth)\//.test(pathname)) return;
  const isData = headers.has("rsc");
  if (isData || mode === "navigate") event.respondWith(answerPage(event, pathname, isData));
  else if (isFile(pathname)) event.respondWith(answerFile(event));
});
