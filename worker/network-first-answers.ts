import { NetworkFirst, type SerwistPlugin } from "serwist";
import { storeName } from "@/lib/offline/cache-names-and-retention";
import { isSavingData } from "@/lib/offline/data-saving";
import { pageKey } from "@/lib/offline/request-kind";
import { rscPayload } from "@/lib/offline/rsc-payload";
import { similarPicture } from "@/lib/offline/cached-picture-of-other-width";
import { languageOf, otherLanguage, type Language } from "@/lib/language/language";
import { pathTo } from "@/lib/language/paths";
import { build } from "@/worker/build-constants";
import { anyVariant, isKeepable, keepGiven } from "@/worker/fill-caches";
import { noteNetwork } from "@/worker/tell-pages-about-network";

declare const self: ServiceWorkerGlobalScope;

/** A page that the network has not brought by then is shown as it is kept. */
const PATIENCE_SECONDS = 3;

/** Whether the visitor saves data: what comes by is kept then. Pages tell it, too. */
let isSaving = isSavingData(self.navigator);

/** Takes over what a page says of its visitor. */
export function noteSaving(isNowSaving: boolean): void {
  isSaving = isNowSaving;
}

/** Serves what is kept. It is changed by `keepSet` alone, unless the visitor saves data. */
const keptPages: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
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
    new Response(rscPayload(await cachedResponse.text()), {
      headers: { "Content-Type": "text/x-component" },
    }),
};

function networkOrKept(
  event: FetchEvent,
  language: Language,
  plugin: SerwistPlugin,
): Promise<Response> {
  const strategy = new NetworkFirst({
    cacheName: storeName(build, language, "set"),
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: anyVariant,
    plugins: [plugin],
  });
  return strategy.handle({ event, request: event.request });
}

/** A page, or what stands for it. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const language = languageOf(new URL(url).pathname);
  try {
    return await networkOrKept(event, language, keptPages);
  } catch {
    return (
      (await earlierPage(url)) ??
      (await offlinePage(language)) ??
      (await offlinePage(otherLanguage(language))) ??
      Response.error()
    );
  }
}

/** A page as another build had it, the newest first. */
async function earlierPage(url: string): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).reverse()) {
    const page = await caches.match(pageKey(url), { ...anyVariant, cacheName });
    if (page) return page;
  }
  return undefined;
}

/** The page that stands for those that are not kept. */
function offlinePage(language: Language): Promise<Response | undefined> {
  const cacheName = storeName(build, language, "set");
  return caches.match(pathTo(language, "offline"), { ...anyVariant, cacheName });
}

/** What the router asks for in place of a page. Without an answer it loads the page itself. */
export async function answerData(event: FetchEvent): Promise<Response> {
  try {
    return await networkOrKept(event, languageOf(new URL(event.request.url).pathname), keptData);
  } catch {
    return new Response(null, { headers: { "Content-Type": "text/html" } });
  }
}

/** What the router would like in advance. Nothing, said politely, costs no error in the console. */
export async function answerPrefetch({ request }: FetchEvent): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok ? answer : new Response(null, { status: 204 });
}

/** A script, style, font or picture: as it is kept, or a similar picture where there is no network. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, anyVariant);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => Response.error());
  if (!answer.ok) return (await similarKept(request.url)) ?? answer;
  if (isSaving) event.waitUntil(keepForPage(event, answer.clone()));
  return answer;
}

async function keepForPage({ clientId, request }: FetchEvent, answer: Response): Promise<void> {
  const page = await self.clients.get(clientId);
  if (page) await keepGiven(request.url, answer, languageOf(new URL(page.url).pathname));
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
