import { isServerPath } from "@/lib/paths";

/** The path of the service worker: at the top level, because its scope is the folder of its script. */
export const workerPath = "/sw.js";

/**
 * How the service worker responds to a request:
 *
 * - `page` (a document) and `data` (which the router requests in place of one): from the network, or
 *   from the cache while the network is down
 * - `prefetch` (data that the router requests ahead of a click): from the network only
 * - `asset`: from the cache first, because its name changes with its contents
 * - `other`: not handled
 */
export type RequestKind = "page" | "data" | "prefetch" | "asset" | "other";

/** Files whose names change with their contents. */
const hashedFiles = /^\/(?:_next\/static|pictures)\//;

/** @param assets addresses (path and query) of cached files whose names have no hash */
export function requestKind(
  { method, url, mode, headers }: Pick<Request, "method" | "url" | "mode" | "headers">,
  origin: string,
  assets: ReadonlySet<string>,
): RequestKind {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== "GET" || address.origin !== origin || isServerPath(pathname)) return "other";
  if (mode === "navigate") return "page";
  if (headers.has("rsc")) return headers.has("next-router-prefetch") ? "prefetch" : "data";
  return hashedFiles.test(pathname) || assets.has(pathname + address.search) ? "asset" : "other";
}

/** The cache key of a page: its address without the query, which changes no page. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname === "/" ? pathname : pathname.replace(/\/$/, ""));
}
