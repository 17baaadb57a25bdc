import { request, type APIResponse } from "playwright";
import { z } from "zod";
import type { Answer, Answers } from "@/scripts/open-next/compare-answers";
import type { BuiltSite } from "@/server/built-site";

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

/** Where the form that orders without scripts leads: `chatAddress`. */
const orderForm = 'action="https://api.whatsapp.com/send"';

/** Every page, what is no page, and one sign-in with all that belongs to it. */
export async function askForEverything(origin: string, { pages }: BuiltSite): Promise<Answers> {
  const answers = new Map<string, Answer>();
  for (const path of [...Object.keys(pages), ...otherAddresses]) {
    await withVisitor(async (ask) =>
      answers.set(path, await plainAnswer(origin, await ask(origin + path))),
    );
  }
  await withVisitor(async (ask) => {
    for (const [name, answer] of await signInAndOut(ask, `${origin}/api/auth`)) {
      answers.set(name, await plainAnswer(origin, answer));
    }
  });
  return answers;
}

/** How many answers hold the link. */
export function orderForms(answers: Answers): number {
  return [...answers.values()].filter(({ body }) => body?.includes(orderForm)).length;
}

type Ask = (address: string, form?: Record<string, string>) => Promise<APIResponse>;

/** Asks as a browser does that keeps cookies, follows no redirect, and has no compression. */
async function withVisitor(use: (ask: Ask) => Promise<unknown>): Promise<void> {
  const visitor = await request.newContext({
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
    maxRedirects: 0,
  });
  await use((address, form) => (form ? visitor.post(address, { form }) : visitor.get(address)));
  await visitor.dispose();
}

/** Signs in at the OpenID server and out again; gives what the shop has answered meanwhile. */
async function signInAndOut(ask: Ask, auth: string): Promise<readonly [string, APIResponse][]> {
  const refused = await ask(`${auth}/signin/google`, { csrfToken: "wrong", json: "true" });
  const csrf = await ask(`${auth}/csrf`);
  const form = { csrfToken: await field(csrf, "csrfToken"), json: "true" };
  const begun = await ask(`${auth}/signin/google`, form);
  const ended = await ask(await consent(ask, await field(begun, "url"), auth));
  const session = await ask(`${auth}/session`);
  const signedOut = await ask(`${auth}/signout`, form);
  return [
    ["sign-in refused", refused],
    ["sign-in token", csrf],
    ["sign-in begun", begun],
    ["sign-in ended", ended],
    ["session", session],
    ["signed out", signedOut],
    ["session afterwards", await ask(`${auth}/session`)],
  ];
}

/** Fills the form of the OpenID server; gives the address that it leads back to. */
async function consent(ask: Ask, address: string, shop: string): Promise<string> {
  let next = address;
  while (!next.startsWith(shop)) {
    const page = await ask(next);
    const person = { email: "sita@example.org", name: "Sita Devi" };
    const { location } = (page.ok() ? await ask(next, person) : page).headers();
    if (location === undefined)
      throw new Error(`The OpenID server leads nowhere: ${page.status()}`);
    next = new URL(location, next).href;
  }
  return next;
}

async function field(answer: APIResponse, name: string): Promise<string> {
  return z.record(z.string(), z.string()).parse(await answer.json())[name] ?? "";
}

async function plainAnswer(origin: string, answer: APIResponse): Promise<Answer> {
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
