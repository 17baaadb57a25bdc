import type { IncomingHttpHeaders } from "node:http";
import { routerHeaders } from "@/server/security-headers.mjs";
import { longestTarget } from "@/server/timeouts-and-limits";

const readingMethods = ["GET", "HEAD"];

/** The addresses that a form is sent to; everything else is only read. */
export const postedTo: readonly string[] = ["/api/auth/signin/google", "/api/auth/signout"];

/** Who may say by X-Forwarded-For whom they ask for: proxies beside the server. */
export const trustedProxies = ["loopback", "linklocal", "uniquelocal"];

/**
 * Headers by which the parts of Next.js and its hosts talk to each other. No browser sends them to
 * this site, which has no server actions, no middleware and no previews.
 */
const internalHeader =
  /^(x-middleware-|x-invoke-|x-prerender-|x-now-|x-next|x-matched-path$|x-forwarded-host$)/;

/** Of these, and of internal ones, Next.js may have more in a later version. */
const frameworkHeader = /^(rsc$|next-)/;

/** Cookies of Next.js's previews. It answers an unknown one by setting cookies on a shared page. */
const internalCookie = /^__(prerender_bypass|next_preview_data)\s*=/;

/** Where nothing is found. */
const nowhere = "/nowhere";

/** Next.js's own pages about errors: built files, which caches would be allowed to keep for a year. */
const errorPage = /^\/(?:_global-error|_not-found|_error|404|500)\/*$/i;

/** Slashes and dots that are encoded, however often; a backslash is a slash to Next.js. */
const anySlash = /\/|%(?:25)*2f/i;
const dotSegment = /^(?:\.|%(?:25)*2e){1,2}$/i;
const backslash = /\\|%(?:25)*5c/i;

/** Letters, digits and signs that mean the same unencoded: caches may take the two for one. */
const encodedPlain = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/**
 * The request target as a path: "/products?a=b". A whole address, as proxies are sent it, loses
 * its host, which decides nothing here; one that is too long its query, which changes no page.
 * What Next.js would read as another path than the one that stands there leads nowhere, as does a
 * path that is still too long, or whose encoding is broken. Undefined for anything else, such as
 * "*".
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
  if (!isPlain || path.length > longestTarget || errorPage.test(decodeURIComponent(path))) {
    return nowhere;
  }
  return whole.length > longestTarget ? path : whole;
}

/** A target's path, without its query. */
export function pathOf(target: string): string {
  return target.replace(/\?.*/s, "");
}

/** Whether a path stands there as Next.js will read it, which parses it as browsers do. */
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

/** What is answered to a request that Next.js is not to see. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Why a request is refused, if it is. */
export function refusal(method: string, path: string | undefined): Refusal | undefined {
  const notKept = { "Cache-Control": "no-store" };
  if (path === undefined) {
    return { status: 400, headers: notKept };
  }
  const allowed = postedTo.includes(pathOf(path)) ? [...readingMethods, "POST"] : readingMethods;
  return allowed.includes(method)
    ? undefined
    : { status: 405, headers: { ...notKept, Allow: allowed.join(", ") } };
}

/** Whether Next.js's router asks for data; everyone else gets the page. */
export function isForRouter({ rsc }: IncomingHttpHeaders): boolean {
  return rsc === "1";
}

/**
 * Removes what only Next.js's own parts may say from a request's headers and cookies: what its
 * router says, too, unless it asks for data.
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
