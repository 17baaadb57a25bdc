const READING_METHODS = ["GET", "HEAD"];

/** The addresses that a form is sent to; everything else is only read. */
export const POSTED_TO = ["/api/auth/signin/google", "/api/auth/signout"];

/**
 * Headers by which the parts of Next.js and its hosts talk to each other. No browser sends them to
 * this site, which has no server actions, no middleware and no previews.
 */
const INTERNAL_HEADER =
  /^(x-middleware-|x-invoke-|x-prerender-|x-now-|x-next|x-matched-path$|x-forwarded-host$)/;

/** By these Next.js's router asks for a page's data; without the first one they mean nothing. */
export const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];

/** Of these, and of internal ones, Next.js may have more in a later version. */
const FRAMEWORK_HEADER = /^(rsc$|next-)/;

/** Cookies of Next.js's previews. It answers an unknown one by setting cookies on a shared page. */
const INTERNAL_COOKIE = /^__(prerender_bypass|next_preview_data)\s*=/;

/** Longer addresses come from nobody, and a redirect repeats them: a proxy takes only so much. */
const LONGEST_TARGET = 4_000;

/** Where nothing is found. */
const NOWHERE = "/nowhere";

/** Next.js's own pages about errors: built files, which caches would be allowed to keep for a year. */
const ERROR_PAGE = /^\/(?:_global-error|_not-found|_error|404|500)\/*$/i;

/** Slashes and dots that are encoded, however often; a backslash is a slash to Next.js. */
const ANY_SLASH = /\/|%(?:25)*2f/i;
const DOT_SEGMENT = /^(?:\.|%(?:25)*2e){1,2}$/i;
const BACKSLASH = /\\|%(?:25)*5c/i;

/**
 * The request target as a path: "/products?a=b". A whole address, as proxies are sent it, loses
 * its host, which decides nothing here; one that is too long its query, which changes no page.
 * What Next.js would read as another path than the one that stands there leads nowhere, as does a
 * path that is still too long, or whose encoding is broken. Undefined for anything else, such as
 * "*".
 */
export function targetPath(target) {
  const whole = target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (whole === "" || whole.startsWith("?")) {
    return whole === target ? undefined : targetPath(`/${whole}`);
  }
  if (!whole.startsWith("/")) {
    return undefined;
  }
  const path = pathOf(whole);
  const isPlain = !whole.includes("#") && isCanonical(path);
  if (!isPlain || path.length > LONGEST_TARGET || ERROR_PAGE.test(decodeURIComponent(path))) {
    return NOWHERE;
  }
  return whole.length > LONGEST_TARGET ? path : whole;
}

/** A target's path, without its query. */
export function pathOf(target) {
  return target.replace(/\?.*/s, "");
}

/** Whether a path stands there as Next.js will read it, which parses it as browsers do. */
function isCanonical(path) {
  return (
    isDecodable(path) &&
    !BACKSLASH.test(path) &&
    !path.split(ANY_SLASH).some((segment) => DOT_SEGMENT.test(segment)) &&
    new URL(`http://shop.invalid${path}`).pathname === path
  );
}

function isDecodable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Why a request is refused before Next.js sees it, as { status, headers }; undefined when it is
 * not.
 */
export function refusal(method, path) {
  const notKept = { "Cache-Control": "no-store" };
  if (path === undefined) {
    return { status: 400, headers: notKept };
  }
  const allowed = POSTED_TO.includes(pathOf(path)) ? [...READING_METHODS, "POST"] : READING_METHODS;
  return allowed.includes(method)
    ? undefined
    : { status: 405, headers: { ...notKept, Allow: allowed.join(", ") } };
}

/** Whether Next.js's router asks for data; everyone else gets the page. */
export function isForRouter({ rsc }) {
  return rsc === "1";
}

/**
 * Removes what only Next.js's own parts may say from a request's headers and cookies: what its
 * router says, too, unless it asks for data.
 */
export function dropInternalHeaders(headers) {
  const known = isForRouter(headers) ? ROUTER_HEADERS : [];
  for (const name of Object.keys(headers)) {
    const isUnknown = FRAMEWORK_HEADER.test(name) && !known.includes(name);
    if (isUnknown || INTERNAL_HEADER.test(name)) delete headers[name];
  }
  headers.cookie &&= headers.cookie
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => !INTERNAL_COOKIE.test(cookie))
    .join("; ");
}
