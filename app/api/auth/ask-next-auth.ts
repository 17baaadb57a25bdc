import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { errorsOfRequest, optionsOf } from "@/app/api/auth/next-auth-options";
import { readText } from "@/lib/auth/signed-in-account";
import type { AuthConfig } from "@/lib/auth/auth-config";

/**
 * Asks NextAuth's own route handler at the shop's own origin. A visitor's query does not reach it,
 * since it could move the return address or go on to the provider.
 */
export async function askNextAuth(
  config: AuthConfig,
  request: NextRequest,
  query = "",
): Promise<Response> {
  const { pathname } = request.nextUrl;
  const asked = new NextRequest(new URL(pathname + query, config.origin), request);
  const context = { params: Promise.resolve({ nextauth: pathname.split("/").slice(3) }) };
  const answer: unknown = await NextAuth(asked, context, optionsOf(config));
  if (!(answer instanceof Response)) throw new TypeError("NextAuth gave no answer");
  return answer;
}

/**
 * Asks NextAuth for what leads to the provider, or comes from there.
 *
 * @throws what fails on the way, here or at the provider
 */
export async function askOrThrow(
  config: AuthConfig,
  request: NextRequest,
  query?: string,
): Promise<Response> {
  const errors: Error[] = [];
  const answer = await errorsOfRequest.run(errors, () => askNextAuth(config, request, query));
  if (errors[0]) throw errors[0];
  return answer;
}

/** Whether NextAuth refuses a form, because of its token: then it leads to a page of its own. */
export async function isRefused({ origin }: AuthConfig, answer: Response): Promise<boolean> {
  const address = answer.headers.get("Location") ?? readText(await answer.clone().json(), "url");
  return !address || address.startsWith(`${origin}/api/auth/`);
}
