import { languageOf, otherLanguage, type Language } from "@/lib/language";
import type { NetworkNews, PageAtRest } from "@/lib/offline";
import { pathTo } from "@/lib/paths";

declare const self: ServiceWorkerGlobalScope;

/** What scripts/worker.mjs writes into the worker: what an order needs, all the rest, and a hash of both. */
type Addresses = Readonly<Record<Language | "files", readonly string[]>>;
declare const NEEDED: Addresses;
declare const OTHERS: Addresses;
declare const RELEASE: string;

const isAtRest = (message: unknown): message is PageAtRest => message instanceof Object;

/** What is kept is the same for everyone, whatever its `Vary` says. */
const ignoreVary = true;
const wait = (ms: number) => new Promise<undefined>((end) => setTimeout(end, ms));
const isFile = (path: string) => /^\/(?:_next\/static|pictures)\//.test(path);

/** Whether the last request failed; undefined before the first, also after the browser has stopped this worker. */
let isAway: boolean | undefined;
/** Whether no other worker was here before this one, and so no other release. */
let isFirst = false;
/** The last request of a page, for which each file waits that is fetched to be kept. */
let asked: Promise<unknown> = Promise.resolve();
/** The last page for which something is kept, for which the next one waits. */
let keeping: Promise<unknown> = Promise.resolve();
/** Pages whose data came too late: the router then loads them as documents, and nobody waits a second time. */
const overdue = new Set<string>();

/** Keeps what the page has, which is there already, and what an order needs; on a later visit all the rest. */
async function keep({ document, path, fetched, isReturning }: PageAtRest): Promise<void> {
  const store = await stored(() => caches.open(RELEASE));
  if (!store) return;
  const kept = new Set((await store.keys()).map(({ url }) => nameOf(url)));
  const language = languageOf(path);
  const wanted = [
    ...fetched.filter((address) => isFile(nameOf(address))),
    ...OTHERS[language].filter((page) => page === path),
    ...[NEEDED, ...(isReturning ? [OTHERS] : [])].flatMap((all) => [
      ...all.files,
      ...all[language],
    ]),
  ];
  for (const address of wanted) {
    if (kept.has(nameOf(address))) continue;
    await asked;
    // The browser has just stored the page that a first visit began with: one of this release.
    const isStored = isFirst && new URL(document).pathname === address;
    const source = isStored ? document : address;
    const cache = isStored ? "force-cache" : "default";
    const response = await fetch(new Request(source, { cache, priority: "low" }));
    if (!response.ok) return;
    try {
      await store.put(address, response);
    } catch {
      // The storage is full, maybe of an old release, which goes below.
      break;
    }
    kept.add(nameOf(address));
  }
  const old = (await caches.keys()).filter((name) => name !== RELEASE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The path of an address; of a picture without its width, since it is enough to keep one. */
function nameOf(address: string): string {
  return new URL(address, self.location.origin).pathname.replace(/-\d+\.(?:avif|webp)$/, "");
}

/** What the storage says; nothing where it refuses, throws or is stuck. */
async function stored<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await Promise.race([work(), wait(10_000)]);
  } catch {
    return undefined;
  }
}

/** What is kept of an address, of this release rather than of an old one. */
function keptOf(address: RequestInfo): Promise<Response | undefined> {
  return stored(
    async () =>
      (await caches.match(address, { ignoreVary, cacheName: RELEASE })) ??
      (await caches.match(address, { ignoreVary })),
  );
}

/** Asks the network, and tells the open pages whether it is away. */
function ask(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = fetch(request);
  asked = answer.then(
    (response) => (mayBeStored(request) && response.ok ? askAnew() : tellOf(response)),
    // A shopper who leaves the page breaks its requests off, which says nothing of the network.
    () => (request.signal.aborted ? undefined : tell(true)),
  );
  event.waitUntil(asked);
  return answer;
}

/** Whether the browser may answer from what it has stored itself, which says nothing of the network: files, and Back. */
function mayBeStored({ cache, url }: Request): boolean {
  return cache === "force-cache" || isFile(new URL(url).pathname);
}

/** Asks for what nobody stores, unless the network is known to be there. */
async function askAnew(): Promise<void> {
  if (isAway === false) return;
  const request = new Request("/robots.txt", { method: "HEAD", cache: "no-store" });
  await fetch(request).then(tellOf, () => tell(true));
}

/** The answer; undefined where there is none or the server is away. */
function goodOf(answer: Promise<Response>): Promise<Response | undefined> {
  return answer.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
}

/** From the network first. After four seconds, or without it, as it was kept, or the page that says so. */
async function answerPage(event: FetchEvent, path: string, isData: boolean): Promise<Response> {
  const answer = ask(event);
  const good = goodOf(answer);
  const language = languageOf(path);
  const isAhead = event.request.headers.has("next-router-prefetch");
  const instead = async (address: string) => {
    if (isAhead) return new Response(null, { status: 204 });
    const kept = await keptOf(address);
    if (kept) await tell(true);
    if (!kept || !isData) return kept;
    // Data is not kept. Where it fails the router loads the page as a document, which is.
    overdue.add(path);
    return Response.error();
  };
  const patience = overdue.delete(path) ? 0 : 4000;
  return (
    (await Promise.race([good, wait(patience)])) ??
    (await instead(path)) ??
    (await good) ??
    (await instead(pathTo(language, "offline"))) ??
    (await instead(pathTo(otherLanguage(language), "offline"))) ??
    answer
  );
}

/** Files with a hash in their name as they were kept; a picture in another width, where it has that. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = keptOf(request);
  const isKept = await Promise.race([kept, wait(1000)]);
  if (isKept) return isKept;
  const answer = ask(event);
  const good = goodOf(answer);
  const cache = () => caches.open(RELEASE);
  const copied = good.then((response) => {
    const copy = response?.ok ? response.clone() : undefined;
    return copy && stored(async () => (await cache()).put(request, copy));
  });
  event.waitUntil(copied);
  const similar = async () => {
    const all = await (await cache()).keys();
    const found = all.find(({ url }) => nameOf(url) === nameOf(request.url));
    return found && keptOf(found);
  };
  const first = await Promise.race([good, wait(4000)]);
  return first ?? (await kept) ?? (await stored(similar)) ?? answer;
}

const newsOf = (isNowAway: boolean): NetworkNews => (isNowAway ? "away" : "back");

const tellOf = ({ status }: Response) => tell(status >= 500);

async function tell(isNowAway: boolean): Promise<void> {
  isAway = isNowAway;
  // Also when nothing has changed, since the browser may have started this worker after another one has told.
  for (const page of await self.clients.matchAll()) page.postMessage(newsOf(isAway));
}

/** Ends the wait for the first page that is at rest: the worker is installed when what it needs is kept. */
let startKeeping: (kept: Promise<unknown>) => void = () => undefined;
const firstPage = new Promise((start) => {
  startKeeping = start;
});

self.addEventListener("message", (event) => {
  const { source } = event;
  const data: unknown = event.data;
  if (!isAtRest(data)) {
    // A page that is shown asks whether the network is away; it may know more than this worker.
    if (isAway !== undefined) source?.postMessage(newsOf(isAway));
    return;
  }
  keeping = keeping.then(() => keep(data)).catch(() => undefined);
  event.waitUntil(keeping);
  startKeeping(keeping);
});
self.addEventListener("install", (event) => {
  isFirst = !self.registration.active;
  const kept = isFirst && Promise.race([firstPage, wait(30_000)]);
  event.waitUntil(Promise.resolve(kept).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { headers, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(?:api|(?:hi\/)?auth)\//.test(pathname)) return;
  const isData = headers.has("rsc");
  if (isData || mode === "navigate") event.respondWith(answerPage(event, pathname, isData));
  else if (isFile(pathname)) event.respondWith(answerFile(event));
});
