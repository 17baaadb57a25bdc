import { languageOf, otherLanguage } from "@/lib/language";
import { isDown, networkQuestion, type NetworkNews, type PageAtRest } from "@/lib/offline";
import { pathTo } from "@/lib/paths";

declare const self: ServiceWorkerGlobalScope;

/** The cache of what was visited, of whatever release. Earlier workers had one for each release. */
const cacheName = "visited";
/** How many pages are kept, with the offline pages of two languages. Each has a header that names the files it needs. */
const pageLimit = 22;

/** What the last request for a page said of the network; undefined until there was one since this worker was started. */
let network: NetworkNews | undefined;
/** The page whose router data came too late. The router then loads the document, which need not wait a second time. */
let overduePath: string | undefined;

const wait = (ms: number) => new Promise<undefined>((end) => setTimeout(end, ms));
const isFile = (path: string) => /^\/(?:_next\/static|pictures)\//.test(path);
const isSignIn = (path: string) => /^\/(?:api|(?:hi\/)?auth)\//.test(path);
const isAtRest = (message: unknown): message is PageAtRest =>
  message instanceof Object && "fetched" in message;
const load = (address: string, cache: RequestCache) =>
  fetch(new Request(address, { cache, priority: "low" }));
const filesOf = ({ headers }: Request) => headers.get("files")?.split(" ") ?? [];

/** The kept answer; undefined where the storage has none, refuses or hangs. */
const findKept = (address: string) =>
  Promise.race([caches.match(address), wait(10_000)]).catch(() => undefined);

/** The path of an address of the shop; nothing for others. */
function pathIn(address: string): string {
  const { origin, pathname } = new URL(address, self.location.href);
  return origin === self.location.origin ? pathname : "";
}

/** Keeps a page at rest as the browser has loaded it, and the offline page with each that is new. */
async function keep({ document, path, fetched }: PageAtRest): Promise<void> {
  // Without a network the browser may have an older page than what is kept.
  if (network === "away" || isSignIn(path)) return;
  const cache = await caches.open(cacheName);
  const files = fetched.filter((address) => isFile(pathIn(address)));
  // The document of a page to which the router went is not in the browser's store.
  const isLoaded = pathIn(document) === path;
  const page = await load(isLoaded ? document : path, isLoaded ? "force-cache" : "no-cache");
  const kept = await cache.match(path);
  const isNew = (await page.clone().text()) !== (await kept?.text());
  await keepPage(cache, path, page, files);
  const offline = pathTo(languageOf(path), "offline");
  if (isNew) await keepPage(cache, offline, await load(offline, "no-cache"), files);
}

/** Puts a page into the cache, after its scripts and these files, which the browser mostly has itself. */
async function keepPage(cache: Cache, path: string, page: Response, files: string[]) {
  if (!page.ok) return;
  const scripts = /<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"]+)/gi;
  const named = Array.from((await page.clone().text()).matchAll(scripts), ([, src = ""]) => src);
  const all = new Set([...files, ...named.map((src) => new URL(src, self.location.href).href)]);
  for (const file of all) {
    if (await cache.match(file)) continue;
    const answer = await load(file, "force-cache");
    if (answer.ok) await cache.put(file, answer);
  }
  await cache.put(new Request(path, { headers: { files: [...all].join(" ") } }), page);
}

/** Deletes the pages that were put into the cache longest ago, the files that no other page needs, and older caches. */
async function sweep(): Promise<void> {
  const cache = await caches.open(cacheName);
  const entries = await cache.keys();
  const pages = entries.filter(({ url }) => !isFile(pathIn(url))).slice(-pageLimit);
  const needed = new Set(pages.flatMap((page) => [page.url, ...filesOf(page)]));
  for (const entry of entries) if (!needed.has(entry.url)) await cache.delete(entry);
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
}

/**
 * Answers a request for a page, or for its router data, from the network. Without a network, or after four seconds, the
 * answer is the page as it was kept, and else the page that says so.
 */
async function answerPage(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  // Undefined where none comes, or one that says that the server is down.
  const goodAnswer = answer.then(
    (response) => (isDown(response) ? undefined : response),
    () => undefined,
  );
  // After Back the browser may answer from its own store. A shopper who leaves the page aborts its requests.
  void goodAnswer.then((response) => {
    if (response && request.cache !== "force-cache") network = "back";
    if (!response && !request.signal.aborted) network = "away";
  });
  const patience = overduePath === path ? 0 : 4000;
  overduePath = undefined;
  const inTime = await Promise.race([goodAnswer, wait(patience)]);
  if (inTime) return inTime;
  const kept = await findKept(path);
  if (kept) network = "away";
  if (request.headers.has("rsc")) {
    if (!kept) return answer;
    // Router data is not kept. Where it fails, the router loads the page as a document, which is.
    overduePath = path;
    return Response.error();
  }
  const language = languageOf(path);
  return (
    kept ??
    (await goodAnswer) ??
    (await findKept(pathTo(language, "offline"))) ??
    (await findKept(pathTo(otherLanguage(language), "offline"))) ??
    answer
  );
}

/** Answers a request for a file as it was kept and, where that takes a second, by whichever comes: it, or the network's. */
async function answerFile(request: Request): Promise<Response> {
  const kept = findKept(request.url);
  const found = kept.then((answer) => answer ?? Promise.reject(new Error("It is not kept.")));
  return (await Promise.race([kept, wait(1000)])) ?? Promise.any([found, fetch(request)]);
}

self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (isAtRest(data)) {
    // One at a time is kept.
    const kept = navigator.locks.request("keep", () => keep(data).finally(sweep));
    event.waitUntil(kept.catch(() => undefined));
  } else if (data === networkQuestion && network) {
    // Until a request has said something of the network, the page may know more.
    event.source?.postMessage(network);
  }
});
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { headers, method, mode, url } = event.request;
  const path = pathIn(url);
  if (method !== "GET" || isSignIn(path) || headers.has("next-router-prefetch")) return;
  if (path && (mode === "navigate" || headers.has("rsc"))) {
    event.respondWith(answerPage(event.request, path));
  } else if (isFile(path) && network !== "back") {
    // While the network is there, the browser has files itself.
    event.respondWith(answerFile(event.request));
  }
});
