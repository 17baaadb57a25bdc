import { request, type APIResponse } from "playwright";
import * as z from "zod";
import type { StaticManifest } from "@/server/static/static-manifest";

/** Status, body and headers by name, without what differs in every response. */
type ComparableResponse = Readonly<Record<string, string>>;

/** The responses by the name of their request. */
export type ComparableResponses = ReadonlyMap<string, ComparableResponse>;

/** Requests an address: by POST if there is a form, else by GET. */
type Send = (address: string, form?: Record<string, string>) => Promise<APIResponse>;

const otherAddresses = [
  "/no-such-page",
  "/hi/no-such-page",
  "/products/",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/hi/manifest.webmanifest",
  "/.well-known/security.txt",
  "/api/health",
  "/api/no-such-page",
  "/api/auth/session",
  "/api/auth/providers",
  "/api/auth/callback/google",
  "/api/auth/callback/google?error=access_denied",
];

/** Requests every page, other addresses, and those of one sign-in. */
export async function requestEverything(
  origin: string,
  { pages }: StaticManifest,
): Promise<ComparableResponses> {
  const responses = new Map<string, ComparableResponse>();
  for (const path of [...Object.keys(pages), ...otherAddresses]) {
    await withVisitor(async (send) =>
      responses.set(path, await comparable(origin, await send(origin + path))),
    );
  }
  await withVisitor(async (send) => {
    for (const [name, response] of await signInAndOut(send, `${origin}/api/auth`)) {
      responses.set(name, await comparable(origin, response));
    }
  });
  return responses;
}

/** Runs requests with cookies, but without following redirects, and without compression. */
async function withVisitor(use: (send: Send) => Promise<unknown>): Promise<void> {
  await using visitor = await request.newContext({
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
    maxRedirects: 0,
  });
  await use((address, form) => (form ? visitor.post(address, { form }) : visitor.get(address)));
}

/** A response without what depends on the server's origin, on chance or on time. */
async function comparable(origin: string, response: APIResponse): Promise<ComparableResponse> {
  const plain = (text = "") =>
    text
      .replaceAll(origin, "http://shop")
      .replaceAll(encodeURIComponent(origin), "http%3A%2F%2Fshop");
  const headers = response.headers();
  const body = plain(await response.text());
  return {
    ...headers,
    location: withoutRandomParts(plain(headers.location)),
    "set-cookie": withoutRandomParts(plain(headers["set-cookie"])).split("\n").sort().join("\n"),
    // Only our server compresses; for a function its host does.
    vary: (headers.vary ?? "").replace(/, Accept-Encoding$/, ""),
    status: String(response.status()),
    body: headers["content-type"]?.includes("json") ? withoutRandomParts(body) : body,
  };
}

/** Removes what depends on chance or on time: tokens, encrypted cookies, and dates. */
function withoutRandomParts(text: string): string {
  return text
    .replaceAll(/[\w.%-]{43,}/g, "…")
    .replaceAll(/Expires=[^;\n]+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…");
}

/**
 * Signs in at the OpenID server, and out again.
 *
 * @param auth address of the shop's sign-in API
 * @returns the shop's responses, by name
 */
async function signInAndOut(
  send: Send,
  auth: string,
): Promise<readonly (readonly [name: string, answer: APIResponse])[]> {
  const refused = await send(`${auth}/signin/google`, { csrfToken: "wrong", json: "true" });
  const csrf = await send(`${auth}/csrf`);
  const form = { csrfToken: await field(csrf, "csrfToken"), json: "true" };
  const begun = await send(`${auth}/signin/google`, form);
  const ended = await send(await consent(send, await field(begun, "url"), auth));
  return [
    ["sign-in refused", refused],
    ["sign-in token", csrf],
    ["sign-in begun", begun],
    ["sign-in ended", ended],
    ["session", await send(`${auth}/session`)],
    ["signed out", await send(`${auth}/signout`, form)],
    ["session afterwards", await send(`${auth}/session`)],
  ];
}

/** Submits the form of the OpenID server; returns the address to which it redirects. */
async function consent(send: Send, address: string, shop: string): Promise<string> {
  let next = address;
  while (!next.startsWith(shop)) {
    const page = await send(next);
    const person = { email: "sita@example.org", name: "Sita Devi" };
    const { location } = (page.ok() ? await send(next, person) : page).headers();
    if (location === undefined) {
      throw new Error(`The OpenID server leads nowhere: ${page.status()}`);
    }
    next = new URL(location, next).href;
  }
  return next;
}

async function field(response: APIResponse, name: string): Promise<string> {
  return z.record(z.string(), z.string()).parse(await response.json())[name] ?? "";
}
