import type { APIResponse } from "playwright";

/** Status, body and headers by name, without what differs in every response. */
export type Answer = Readonly<Record<string, string>>;

/** The responses by the name of their request. */
export type Answers = ReadonlyMap<string, Answer>;

/** A response without what depends on the server's origin, on chance or on time. */
export async function comparable(origin: string, answer: APIResponse): Promise<Answer> {
  const plain = (text = "") =>
    text
      .replaceAll(origin, "http://shop")
      .replaceAll(encodeURIComponent(origin), "http%3A%2F%2Fshop");
  const headers = answer.headers();
  const body = plain(await answer.text());
  return {
    ...headers,
    location: withoutChance(plain(headers.location)),
    "set-cookie": withoutChance(plain(headers["set-cookie"])).split("\n").sort().join("\n"),
    // Only our server compresses; for a function its host does.
    vary: (headers.vary ?? "").replace(/, Accept-Encoding$/, ""),
    status: String(answer.status()),
    body: headers["content-type"]?.includes("json") ? withoutChance(body) : body,
  };
}

/** Removes what depends on chance or on time: tokens, encrypted cookies, and dates. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/[\w.%-]{43,}/g, "…")
    .replaceAll(/Expires=[^;\n]+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…");
}
