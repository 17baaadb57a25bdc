import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { authOptions } from "@/app/api/auth/options";
import type { ProviderMetadata } from "@/app/api/auth/discovery";
import { readText } from "@/lib/auth/account";
import type { AuthConfig } from "@/lib/auth/config";

/** What a visitor's request may tell NextAuth. */
export interface AuthQuestion {
  readonly path: "csrf" | "signin/google" | "callback/google" | "signout";
  readonly query?: URLSearchParams;
  /** Sent by POST; without it the question is a GET. With `json: "true"` no redirect is made. */
  readonly form?: Readonly<Record<string, string>>;
}

/**
 * Asks NextAuth's own route handler. It reads cookies and headers from the request that is being
 * answered, all else from here: a visitor's query could move the return address or go on to the
 * provider.
 *
 * @param provider undefined where the question does not lead there
 */
export async function askNextAuth(
  config: AuthConfig,
  { path, query, form }: AuthQuestion,
  provider?: ProviderMetadata,
): Promise<Response> {
  const url = new URL(`/api/auth/${path}`, config.origin);
  if (query) url.search = query.toString();
  const request = new NextRequest(
    url,
    form ? { method: "POST", body: new URLSearchParams(form) } : {},
  );
  const context = { params: Promise.resolve({ nextauth: path.split("/") }) };
  const answer: unknown = await NextAuth(request, context, authOptions(config, provider));
  if (!(answer instanceof Response)) throw new TypeError("NextAuth gave no answer");
  return answer;
}

/** The address that NextAuth's answer to a form leads to: by redirect or, as the form asked, in JSON. */
export async function addressIn(answer: Response): Promise<string | undefined> {
  return answer.headers.get("Location") ?? readText(await answer.clone().json(), "url");
}
