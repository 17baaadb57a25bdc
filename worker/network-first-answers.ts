import { NetworkFirst, type SerwistPlugin } from "serwist";
import { nameOfCache } from "@/lib/offline/cache-names-and-retention";
import { isSavingData } from "@/lib/offline/data-saving";
import { pageKey } from "@/lib/offline/requests-answered-from-cache";
import { rscPayload } from "@/lib/offline/extract-rsc-payload-from-html";
import { similarPicture } from "@/lib/offline/cached-picture-of-other-width";
import { languageOf, otherLanguage, type Language } from "@/lib/language";
import { pathTo } from "@/lib/paths";
import { build } from "@/worker/build-constants";
import { anyVariant, isCacheable, cacheReceived } from "@/worker/fill-caches";
import { noteNetwork } from "@/worker/tell-pages-about-network";

declare const self: ServiceWorkerGlobalScope;

/** After this time a page comes from the cache. */
const patienceSeconds = 3;

/** Whether the visitor saves data: then only what is requested anyway is cached. Pages report it, too. */
let isSaving = isSavingData(self.navigator);

/** Notes what a page reports about its visitor. */
export function noteSaving(isNowSaving: boolean): void {
  isSaving = isNowSaving;
}

/** Cached pages. Only `cacheSet` writes them, unless the visitor saves data. */
const cachedPages: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
  cacheWillUpdate: async ({ response }) =>
    isSaving && (await isCacheable(response)) ? response : null,
  fetchDidFail: async () => noteNetwork(true),
  fetchDidSucceed: async ({ response }) => {
    await noteNetwork(false);
    // A server that is restarting counts as unreachable.
    if (response.status >= 500) throw new Error(`The server failed: ${response.status}`);
    return response;
  },
};

/** Extracts the router's data from a cached page. */
const dataFromCachedPage: SerwistPlugin = {
  ...cachedPages,
  cacheWillUpdate: () => Promise.resolve(null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse &&
    new Response(rscPayload(await cachedResponse.text()), {
      headers: { "Content-Type": "text/x-component" },
    }),
};

function networkFirst(
  event: FetchEvent,
  language: Language,
  plugin: SerwistPlugin,
): Promise<Response> {
  const strategy = new NetworkFirst({
    cacheName: nameOfCache(build, language, "set"),
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: anyVariant,
    plugins: [plugin],
  });
  return strategy.handle({ event, request: event.request });
}

/** Responds with a page, or with the offline page. */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const language = languageOf(new URL(url).pathname);
  try {
    return await networkFirst(event, language, cachedPages);
  } catch {
    return (
      (await earlierPage(url)) ??
      (await offlinePage(language)) ??
      (await offlinePage(otherLanguage(language))) ??
      Response.error()
    );
  }
}

/** The page from the cache of another build, of the newest one that has it. */
async function earlierPage(url: string): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).reverse()) {
    const page = await caches.match(pageKey(url), { ...anyVariant, cacheName });
    if (page) return page;
  }
  return undefined;
}

/** The page that replaces those that are not cached. */
function offlinePage(language: Language): Promise<Response | undefined> {
  const cacheName = nameOfCache(build, language, "set");
  return caches.match(pathTo(language, "offline"), { ...anyVariant, cacheName });
}

/** Responds with a page's data. HTML instead of data makes the router load the page in full. */
export async function respondWithData(event: FetchEvent): Promise<Response> {
  try {
    return await networkFirst(
      event,
      languageOf(new URL(event.request.url).pathname),
      dataFromCachedPage,
    );
  } catch {
    return new Response(null, { headers: { "Content-Type": "text/html" } });
  }
}

/** Responds to a prefetch. An empty response, unlike a failed one, logs no error in the console. */
export async function respondToPrefetch({ request }: FetchEvent): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  return response?.ok ? response : new Response(null, { status: 204 });
}

/** Responds with a script, style, font or picture; without a network also with a similar picture. */
export async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request.url, anyVariant);
  if (cached) return cached;
  const response = await fetch(request).catch(() => Response.error());
  if (!response.ok) return (await similarCachedPicture(request.url)) ?? response;
  if (isSaving) event.waitUntil(cacheForPage(event, response.clone()));
  return response;
}

async function cacheForPage({ clientId, request }: FetchEvent, response: Response): Promise<void> {
  const page = await self.clients.get(clientId);
  if (page) await cacheReceived(request.url, response, languageOf(new URL(page.url).pathname));
}

async function similarCachedPicture(url: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const cached = (await cache.keys()).map((request) => request.url);
    const similar = similarPicture(url, cached);
    if (similar) return cache.match(similar, anyVariant);
  }
  return undefined;
}
