/** What a page can be asked for; only the API takes more. */
const READING_METHODS = ["GET", "HEAD"];
const API_METHODS = [...READING_METHODS, "POST"];

/**
 * Headers by which the parts of Next.js and its hosts talk to each other. No browser sends them to
 * this site, which has no server actions, no middleware and no previews.
 */
const INTERNAL_HEADER =
  /^(x-middleware-|x-invoke-|x-prerender-|x-now-|x-matched-path$|x-nextjs-data$|x-forwarded-host$|next-action$|next-resume$)/;

/** Cookies of Next.js's previews. It answers an unknown one by setting cookies on a shared page. */
const INTERNAL_COOKIE = /^__(prerender_bypass|next_preview_data)=/;

/** Longer addresses come from nobody, and a redirect repeats them: a proxy takes only so much. */
const LONGEST_TARGET = 4_000;

/** Where nothing is found. */
const NOWHERE = "/404";

/** Next.js's page about its own defects: a built file, and a 500 for whoever asks for it. */
const ERROR_PAGE = /^\/_global-error\/*(?=$|[?#])/i;

/**
 * The request target as a path: "/products?a=b". A whole address, as proxies are sent it, loses
 * its host, which decides nothing here; one that is too long its query, which changes no page. A
 * path that is still too long, or whose encoding is broken, where Next.js stumbles, leads nowhere.
 * Undefined for anything else, such as "*".
 */
export function targetPath(target) {
  const whole = target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (whole === "" || whole.startsWith("?")) {
    return whole === target ? undefined : targetPath(`/${whole}`);
  }
  if (!whole.startsWith("/")) {
    return undefined;
  }
  const path = whole.length > LONGEST_TARGET ? withoutQuery(whole) : whole;
  return path.length <= LONGEST_TARGET && isDecodable(path)
    ? path.replace(ERROR_PAGE, NOWHERE)
    : NOWHERE;
}

function withoutQuery(path) {
  return path.replace(/[?#].*/s, "");
}

function isDecodable(path) {
  try {
    decodeURIComponent(withoutQuery(path));
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
  if (path === undefined) {
    return { status: 400, headers: {} };
  }
  const allowed = path.startsWith("/api/") ? API_METHODS : READING_METHODS;
  return allowed.includes(method)
    ? undefined
    : { status: 405, headers: { Allow: allowed.join(", ") } };
}

/** Removes what only Next.js's own parts may say from a request's headers and cookies. */
export function dropInternalHeaders(headers) {
  for (const name of Object.keys(headers)) {
    if (INTERNAL_HEADER.test(name)) delete headers[name];
  }
  headers.cookie &&= headers.cookie
    .split("; ")
    .filter((cookie) => !INTERNAL_COOKIE.test(cookie))
    .join("; ");
}
