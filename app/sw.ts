import { languageOf, otherLanguage, type Language } from "@/lib/language";
import { pathTo } from "@/lib/paths";

declare const self: ServiceWorkerGlobalScope;

/** Addresses to keep, which scripts/worker.mjs writes into the worker, and a hash of them. */
declare const KEPT: Readonly<Record<Language | "files", readonly string[]>>;
declare const RELEASE: string;

/** What is kept is the same for everyone, whatever its `Vary` says. */
const anyVariant = { ignoreVary: true };
const priority = "low";
let isAway = false;

/** Keeps the files of all pages and, in one language, all pages with the router's data of each. */
async function keep(language: Language): Promise<void> {
  const cache = await caches.open(RELEASE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = [
    ...KEPT.files.map((path) => new Request(path, { priority })),
    ...KEPT[language].flatMap((path) => [
      new Request(path, { priority, cache: "no-cache" }),
      new Request(`${path}?_rsc`, { priority, cache: "no-cache", headers: { RSC: "1" } }),
    ]),
  ];
  await cache.addAll(wanted.filter(({ url }) => !kept.has(url)));
}

/** From the network first. Without it as it was kept, or the page that says so; nothing is fetched ahead. */
async function answerPage({ request }: FetchEvent, path: string, isData: boolean) {
  try {
    const response = await fetch(request);
    if (response.status >= 500) throw new Error("The server is away.");
    await tell(false);
    return response;
  } catch {
    await tell(true);
    if (request.headers.has("next-router-prefetch")) return new Response(null, { status: 204 });
    if (isData) return firstKept(`${path}?_rsc`);
    const language = languageOf(path);
    return firstKept(path, pathTo(language, "offline"), pathTo(otherLanguage(language), "offline"));
  }
}

async function firstKept(...paths: readonly string[]): Promise<Response> {
  for (const path of paths) {
    const kept = await caches.match(path, anyVariant);
    if (kept) return kept;
  }
  return Response.error();
}

/** Files with a hash in their name come from the cache; a picture in another width, where it has that. */
async function answerFile({ request }: FetchEvent) {
  const kept = await caches.match(request, anyVariant);
  if (kept) return kept;
  const cache = await caches.open(RELEASE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    const name = request.url.replace(/\d+\.\w+$/, "");
    const similar = (await cache.keys()).find(({ url }) => url.startsWith(name));
    return (similar && (await cache.match(similar))) ?? Response.error();
  }
}

/** Tells the open pages when the network goes away, and when it is back. */
async function tell(isNowAway: boolean): Promise<void> {
  if (isAway === isNowAway) return;
  isAway = isNowAway;
  for (const page of await self.clients.matchAll()) page.postMessage(isAway ? "away" : "back");
}

async function install(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const earlier = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  const visited = [...pages, ...earlier.flat()].map(({ url }) => new URL(url).pathname);
  const isPage = (path: string) => !path.includes(".");
  for (const language of new Set(visited.filter(isPage).map(languageOf))) await keep(language);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== RELEASE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// A page that has just loaded asks whether the network is away.
self.addEventListener("message", ({ source }) => source?.postMessage(isAway ? "away" : "back"));
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { headers, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(?:api|(?:hi\/)?auth)\//.test(pathname)) return;
  const isData = headers.has("rsc");
  if (isData || mode === "navigate") {
    event.respondWith(answerPage(event, pathname, isData));
    // Where the language was switched, its pages are kept, too.
    event.waitUntil(keep(languageOf(pathname)).catch(() => undefined));
  } else if (/^\/(?:_next\/static|pictures)\//.test(pathname)) {
    event.respondWith(answerFile(event));
  }
});
