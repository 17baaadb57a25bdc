import type { APIResponse } from "playwright";

/** Status, body and headers by name, without what is another in each answer. */
export type Answer = Readonly<Record<string, string>>;

/** By what was asked. */
export type Answers = ReadonlyMap<string, Answer>;

/** An answer as any server of the shop would give it, whatever its origin. */
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
    // Our server alone compresses; on a host its network does.
    vary: (headers.vary ?? "").replace(/, Accept-Encoding$/, ""),
    status: String(answer.status()),
    body: headers["content-type"]?.includes("json") ? withoutChance(body) : body,
  };
}

/** Without what is drawn by lot or says the time: tokens, sealed cookies, and dates. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/[\w.%-]{43,}/g, "…")
    .replaceAll(/Expires=[^;\n]+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…");
}
