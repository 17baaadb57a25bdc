import type { IncomingHttpHeaders } from "node:http";
import { routerHeaders } from "@/server/response-headers-by-path.mjs";
import { maxTargetLength } from "@/server/connection-limits-and-request-sizes";

const readingMethods = ["GET", "HEAD"];

/** The addresses that accept POST. */
export const postPaths: readonly string[] = ["/api/auth/signin/google", "/api/auth/signout"];

/**
 * Headers that Next.js's parts and its hosts send each other. Browsers do not send them here, since the
 * site has no server actions, no middleware and no previews.
 */
const internalHeader =
  /^(x-middleware-|x-invoke-|x-prerender-|x-now-|x-next|x-matched-path$|x-forwarded-host$)/;

/** Headers of Next.js's router; a later version may have more. */
const frameworkHeader = /^(rsc$|next-)/;

/** Cookies of Next.js's previews. An unknown value makes Next.js set cookies on a page that caches keep. */
const internalCookie = /^__(prerender_bypass|next_preview_data)\s*=/;

/** A path without a page. */
const pathWithoutPage = "/nowhere";

/** Next.js's error pages, which it would serve as built files that caches may keep for a year. */
const errorPage = /^\/(?:_global-error|_not-found|_error|404|500)\/*$/i;

/** Slashes and dots, encoded any number of times. Next.js takes a backslash for a slash. */
const anySlash = /\/|%(?:25)*2f/i;
const dotSegment = /^(?:\.|%(?:25)*2e){1,2}$/i;
const backslash = /\\|%(?:25)*5c/i;

/** Encoded characters that need no encoding: caches may treat both spellings as the same address. */
const encodedPlain = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/**
 * The request target as a path with its query, such as "/products?a=b". A whole URL, as clients send
 * it to proxies, loses its host, which does not matter here; a target that is too long loses its
 * query, which changes no page. A path that is still too long, is badly encoded, or that Next.js
 * would read as a different path becomes one without a page.
 *
 * @returns undefined for anything else, such as "*"
 */
export function targetPath(target: string): string | undefined {
  const whole = target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (whole === "" || whole.startsWith("?")) {
    return whole === target ? undefined : targetPath(`/${whole}`);
  }
  if (!whole.startsWith("/")) {
    return undefined;
  }
  const path = pathOf(whole);
  const isPlain = !whole.includes("#") && isCanonical(path);
  if (!isPlain || path.length > maxTargetLength || errorPage.test(decodeURIComponent(path))) {
    return pathWithoutPage;
  }
  return whole.length > maxTargetLength ? path : whole;
}

/** The path of a target, without its query. */
export function pathOf(target: string): string {
  return target.replace(/\?.*/s, "");
}

/** Whether Next.js, which parses paths as browsers do, reads this path as it is written. */
function isCanonical(path: string): boolean {
  return (
    isDecodable(path) &&
    !backslash.test(path) &&
    !encodedPlain.test(path) &&
    !path.split(anySlash).some((segment) => dotSegment.test(segment)) &&
    new URL(`http://shop.invalid${path}`).pathname === path
  );
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The response to a request that Next.js must not see. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The refusal of a request without a path or with a method that its path does not accept. */
export function refusal(method: string, path: string | undefined): Refusal | undefined {
  const uncached = { "Cache-Control": "no-store" };
  if (path === undefined) {
    return { status: 400, headers: uncached };
  }
  const allowed = postPaths.includes(pathOf(path)) ? [...readingMethods, "POST"] : readingMethods;
  return allowed.includes(method)
    ? undefined
    : { status: 405, headers: { ...uncached, Allow: allowed.join(", ") } };
}

/** Whether Next.js's router requests a page's data, rather than a browser the page itself. */
export function isForRouter({ rsc }: IncomingHttpHeaders): boolean {
  return rsc === "1";
}

/**
 * Removes headers and cookies that only Next.js's own parts may send. Those of its router stay when it
 * requests data.
 */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  const known = isForRouter(headers) ? routerHeaders : [];
  for (const name of Object.keys(headers)) {
    const isUnknown = frameworkHeader.test(name) && !known.includes(name);
    if (isUnknown || internalHeader.test(name)) Reflect.deleteProperty(headers, name);
  }
  headers.cookie &&= headers.cookie
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => !internalCookie.test(cookie))
    .join("; ");
}
