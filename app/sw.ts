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

/** The cache of what was visited, of whatever release. Earlier workers had one for each release. */
const cacheName = "visited";
/** How many pages are kept. Each is in the cache with a header of its own, which names the files that it needs. */
const pageLimit = 20;

/** What the last request said of the network; undefined until there was one since the browser started this worker. */
let network: NetworkNews | undefined;
/** Ends when all is kept that the pages so far have asked for, because one page at a time is served. */
let keeping: Promise<unknown> | undefined;
/** Paths whose router data came too late. The router then loads the document, which need not wait a second time. */
const overduePaths = new Set<string>();

/** Answers are the same for everyone. */
const anyVary = { ignoreVary: true };
const wait = (ms: number) => new Promise<undefined>((end) => setTimeout(end, ms));
const isFile = (path: string) => /^\/(?:_next\/static|pictures)\//.test(path);
const isSignIn = (path: string) => /^\/(?:api|(?:hi\/)?auth)\//.test(path);
const isAtRest = (message: unknown): message is PageAtRest =>
  message instanceof Object && "fetched" in message;
const load = (address: string, cache: RequestCache) =>
  fetch(new Request(address, { cache, priority: "low" }));
const filesOf = ({ headers }: Request) => headers.get("files")?.split(" ") ?? [];

/** Keeps a page at rest as the browser has loaded it, and the offline page with each that is new. */
async function keep({ document, path, fetched }: PageAtRest): Promise<void> {
  const cache = await tryStorage(() => caches.open(cacheName));
  // Without a network the browser may have an older page than what is kept.
  if (!cache || network === "away" || isSignIn(path)) return;
  const files = fetched.filter((address) => isFile(pathIn(address)));
  const [kept] = await cache.keys(path, anyVary);
  const hasAll = kept && files.every((file) => filesOf(kept).includes(file));
  // To a page without a document of its own the router went, which would have noticed a new release.
  const isLoaded = new URL(document).pathname === path;
  if (hasAll && !isLoaded) return;
  try {
    const page = await load(isLoaded ? document : path, isLoaded ? "force-cache" : "no-cache");
    const isNew =
      (await page.clone().text()) !== (await (await cache.match(path, anyVary))?.text());
    if (isNew || !hasAll) await keepPage(cache, path, page, files);
    const offline = pathTo(languageOf(path), "offline");
    if (isNew) await keepPage(cache, offline, await load(offline, "no-cache"), files);
  } finally {
    // Also where the storage was full, so that there may be room for the next page.
    await sweep(cache);
  }
}

/** Puts a page into the cache, after its scripts and these files, which the browser mostly has itself. */
async function keepPage(cache: Cache, path: string, page: Response, files: string[]) {
  if (!page.ok) return;
  const scripts = /<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"]+)/gi;
  const named = Array.from((await page.clone().text()).matchAll(scripts), ([, src = ""]) => src);
  const all = new Set([...files, ...named.map((src) => new URL(src, self.location.href).href)]);
  for (const file of all) {
    if (await cache.match(file, anyVary)) continue;
    const answer = await load(file, "force-cache");
    if (answer.ok) await cache.put(file, answer);
  }
  await cache.put(new Request(path, { headers: { files: [...all].join(" ") } }), page);
}

/** Deletes the pages that were put into the cache longest ago, the files that no other page needs, and older caches. */
async function sweep(cache: Cache): Promise<void> {
  const entries = await cache.keys();
  const pages = entries.filter(({ url }) => !isFile(pathIn(url))).slice(-pageLimit);
  const needed = new Set(pages.flatMap((page) => [page.url, ...filesOf(page)]));
  for (const entry of entries) if (!needed.has(entry.url)) await cache.delete(entry, anyVary);
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
}

/** The path of an address of the shop; nothing for others. */
function pathIn(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin ? pathname : "";
}

/** What the storage answers; undefined where it throws, rejects or hangs. */
async function tryStorage<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await Promise.race([work(), wait(10_000)]);
  } catch {
    return undefined;
  }
}

/** The kept answer. */
function findKept(address: RequestInfo): Promise<Response | undefined> {
  return tryStorage(() => caches.match(address, anyVary));
}

/** Sends a page's request to the network, and tells the open pages what that says of the network. */
function fetchAndTell(event: FetchEvent): Promise<Response> {
  const { cache, signal, url } = event.request;
  const answer = fetch(event.request);
  // The browser may answer from its own store without the network: files, and pages after Back.
  const mayBeStored = cache === "force-cache" || isFile(pathIn(url));
  const told = answer.then(
    async (response) => {
      if (!mayBeStored || !response.ok) await tellPages(newsIn(response));
      else if (network !== "back") await tellPages(await checkNetwork());
    },
    // A shopper who leaves the page aborts its requests, which says nothing of the network.
    () => (signal.aborted ? undefined : tellPages("away")),
  );
  event.waitUntil(told);
  return answer;
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
  const ways = [
    () => Promise.race([goodAnswer, wait(patience)]),
    () => keptPage(path),
    () => goodAnswer,
    () => keptPage(pathTo(language, "offline")),
    () => keptPage(pathTo(otherLanguage(language), "offline")),
  ];
  for (const way of ways) {
    const found = await way();
    if (found) return found;
  }
  return answer;
}

/** Answers a request for a file, whose name has a hash of its content, as it was kept, and else from the network. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const kept = findKept(event.request);
  const keptInTime = await Promise.race([kept, wait(1000)]);
  if (keptInTime) return keptInTime;
  const answer = fetchAndTell(event);
  return (await ifUp(answer)) ?? (await kept) ?? answer;
}

/** Tells all open pages, also when nothing has changed: the worker that told them before may have been stopped. */
async function tellPages(news: NetworkNews): Promise<void> {
  network = news;
  for (const page of await self.clients.matchAll()) page.postMessage(news);
}

/** Ends when the first page at rest is kept; after half a minute without one, or with a storage that hangs. */
async function firstKept(): Promise<void> {
  for (let tenths = 0; !keeping && tenths < 300; tenths += 1) await wait(100);
  await Promise.race([keeping, wait(30_000)]);
}

self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (isAtRest(data)) {
    const before = Promise.resolve(keeping);
    keeping = before.then(() => keep(data)).catch(() => undefined);
    event.waitUntil(keeping);
  } else if (data === networkQuestion && network) {
    // Until a request has said something of the network, the page may know more.
    event.source?.postMessage(network);
  }
});
self.addEventListener("install", (event) => {
  const isReady = self.registration.active ? Promise.resolve() : firstKept();
  event.waitUntil(isReady.then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { headers, method, mode, url } = event.request;
  const path = pathIn(url);
  if (method !== "GET" || isSignIn(path)) return;
  const isData = headers.has("rsc");
  // While the network is there, the browser has files itself, and what is only fetched ahead.
  const isLeft = network === "back" && (isFile(path) || headers.has("next-router-prefetch"));
  if (isLeft) return;
  if (path && (isData || mode === "navigate")) event.respondWith(answerPage(event, path, isData));
  else if (isFile(path)) event.respondWith(answerFile(event));
});
