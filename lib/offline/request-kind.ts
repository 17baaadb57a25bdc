import { isServerPath } from "@/lib/language/paths";

/** Where the service worker is served: at the top, as it may answer for all that lies below. */
export const workerPath = "/sw.js";

/**
 * How the service worker answers a request:
 *
 * - `page`: a document, and `data`: what the router asks for in place of one; from the network,
 *   and from what is kept where the network is away
 * - `prefetch`: what the router would like to have in advance; from the network, or not at all
 * - `asset`: from what is kept, as its name tells its contents
 * - `other`: not its business
 */
export type RequestKind = "page" | "data" | "prefetch" | "asset" | "other";

/** Files whose names change with their contents. */
const hashedFiles = /^\/(?:_next\/static|pictures)\//;

/** @param assets addresses, as path and query, that are kept besides those of hashed files */
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

/** Under what address a page is kept: whatever the query says, the page is the same. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname === "/" ? pathname : pathname.replace(/\/$/, ""));
}
