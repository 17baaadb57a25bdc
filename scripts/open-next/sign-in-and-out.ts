import type { APIResponse } from "playwright";
import { z } from "zod";
import type { Ask } from "@/scripts/open-next/client-with-cookies";

/**
 * Signs in at the OpenID server, and out again.
 *
 * @param auth address of the shop's sign-in API
 * @returns the shop's responses, by name
 */
export async function signInAndOut(
  ask: Ask,
  auth: string,
): Promise<readonly (readonly [name: string, answer: APIResponse])[]> {
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

/** Submits the form of the OpenID server; returns the address to which it redirects. */
async function consent(ask: Ask, address: string, shop: string): Promise<string> {
  let next = address;
  while (!next.startsWith(shop)) {
    const page = await ask(next);
    const person = { email: "sita@example.org", name: "Sita Devi" };
    const { location } = (page.ok() ? await ask(next, person) : page).headers();
    if (location === undefined) {
      throw new Error(`The OpenID server leads nowhere: ${page.status()}`);
    }
    next = new URL(location, next).href;
  }
  return next;
}

async function field(answer: APIResponse, name: string): Promise<string> {
  return z.record(z.string(), z.string()).parse(await answer.json())[name] ?? "";
}
