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

/** Where the link that orders without scripts leads; see chatAddress in lib/shop/phone-and-chat-links.ts. */
const orderForm = 'action="https://api.whatsapp.com/send"';

/** Every page, what is no page, and one sign-in with all that belongs to it. */
export async function askForEverything(origin: string, { pages }: BuiltSite): Promise<Answers> {
  const answers = new Map<string, Answer>();
  for (const path of [...Object.keys(pages), ...otherAddresses]) {
    answers.set(path, await plainAnswer(origin, await new Visitor().ask(origin + path)));
  }
  for (const [request, answer] of await signInAndOut(origin)) {
    answers.set(request, await plainAnswer(origin, answer));
  }
  return answers;
}

/** How many answers hold the link. */
export function orderForms(answers: Answers): number {
  return [...answers.values()].filter(({ body }) => body.includes(orderForm)).length;
}

/** Signs in at the OpenID server and out again; gives what the shop has answered meanwhile. */
async function signInAndOut(origin: string): Promise<readonly (readonly [string, Response])[]> {
  const visitor = new Visitor();
  const auth = `${origin}/api/auth`;
  const token = async () => {
    const csrf = await visitor.ask(`${auth}/csrf`);
    return [csrf, String(await field(csrf, "csrfToken"))] as const;
  };
  const refused = await visitor.ask(`${auth}/signin/google`, { csrfToken: "wrong", json: "true" });
  const [csrf, csrfToken] = await token();
  const begun = await visitor.ask(`${auth}/signin/google`, { csrfToken, json: "true" });
  const callback = await consent(String(await field(begun, "url")), auth);
  const ended = await visitor.ask(callback);
  const session = await visitor.ask(`${auth}/session`);
  const [, newToken] = await token();
  const signedOut = await visitor.ask(`${auth}/signout`, { csrfToken: newToken, json: "true" });
  const afterwards = await visitor.ask(`${auth}/session`);
  return [
    ["sign-in refused", refused],
    ["sign-in token", csrf],
    ["sign-in begun", begun],
    ["sign-in ended", ended],
    ["session", session],
    ["signed out", signedOut],
    ["session afterwards", afterwards],
  ];
}

/** Fills the form of the OpenID server; gives the address that it leads back to. */
async function consent(address: string, shop: string): Promise<string> {
  const visitor = new Visitor();
  let next = address;
  while (!next.startsWith(shop)) {
    const page = await visitor.ask(next);
    const answer =
      page.status === 200
        ? await visitor.ask(next, { email: "sita@example.org", name: "Sita Devi" })
        : page;
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`The OpenID server leads nowhere: ${answer.status}`);
    next = new URL(location, next).href;
  }
  return next;
}

/** Asks as a browser does that keeps cookies, follows no redirect, and has no compression. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  async ask(address: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(address, {
      redirect: "manual",
      headers: {
        "Accept-Encoding": "identity",
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

async function field(answer: Response, name: string): Promise<unknown> {
  return z.record(z.string(), z.unknown()).parse(await answer.clone().json())[name];
}

async function plainAnswer(origin: string, answer: Response): Promise<Answer> {
  const type = answer.headers.get("content-type") ?? "";
  const plain = (text: string) =>
    text
      .replaceAll(origin, "http://shop")
      .replaceAll(encodeURIComponent(origin), "http%3A%2F%2Fshop");
  const body = plain(await answer.text());
  const headers = Object.fromEntries(
    [...answer.headers]
      .filter(([name]) => name !== "set-cookie")
      .map(([name, value]) => [name, name === "location" ? withoutChance(plain(value)) : value]),
  );
  const cookies = answer.headers
    .getSetCookie()
    .map((line) => withoutChance(plain(line)))
    .sort();
  return {
    status: answer.status,
    headers: {
      ...headers,
      // Our server alone compresses; on a host its network does.
      vary: (headers.vary ?? "").replace(/, Accept-Encoding$/, ""),
      "set-cookie": cookies.join("\n"),
    },
    body: type.includes("json") ? withoutChance(body) : body,
  };
}

/** Without what is drawn by lot or says the time: tokens, sealed cookies, and dates. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/[\w.%-]{43,}/g, "…")
    .replaceAll(/Expires=[^;]+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…");
}
