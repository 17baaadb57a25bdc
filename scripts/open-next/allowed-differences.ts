import type { Answers } from "@/scripts/open-next/strip-varying-parts";

/** May differ anywhere: what is of the connection or of a cache, and protects nobody. */
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

/** May differ in one answer: OpenNext makes these itself, and docs/deploy.md says so. */
const mayDifferAt: Readonly<Record<string, readonly string[]>> = {
  // Without what guards a page: a redirect has nothing to guard.
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
  // Of an API's 404: "no-store" in more words.
  "/api/auth/providers": ["cache-control"],
};

/** Says what the second server answers otherwise than the first, a line each. */
export function differencesBetween(expected: Answers, answers: Answers): string[] {
  return [...expected].flatMap(([request, own]) => {
    const other = answers.get(request);
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
