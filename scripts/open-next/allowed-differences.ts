import type { ComparableResponses } from "@/scripts/open-next/request-every-address";

/** Headers of connections and caches, which may differ in any response. */
const mayDiffer = [
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
];

/** What may differ in one response, which OpenNext creates itself; see docs/deploy.md. */
const mayDifferAt: Readonly<Record<string, readonly string[]>> = {
  // A redirect without security headers.
  "/products/": [
    "body",
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "refresh",
    "strict-transport-security",
    "x-content-type-options",
  ],
  // The 404 of an API: "no-store" with further directives.
  "/api/auth/providers": ["cache-control"],
};

/** The differences between the responses of two servers, one per line. */
export function differencesBetween(
  expected: ComparableResponses,
  actual: ComparableResponses,
): string[] {
  return [...expected].flatMap(([request, own]) => {
    const other = actual.get(request);
    if (!other) return [`${request}: not answered`];
    const mayBeOther = [...mayDiffer, ...(mayDifferAt[request] ?? [])];
    return [...new Set([...Object.keys(own), ...Object.keys(other)])]
      .filter((name) => own[name] !== other[name] && !mayBeOther.includes(name))
      .map((name) => `${request}: ${name} ${short(other[name])}, not ${short(own[name])}`);
  });
}

function short(text = "nothing"): string {
  return text.length > 90 ? `${text.slice(0, 90)}… (${text.length})` : text;
}
