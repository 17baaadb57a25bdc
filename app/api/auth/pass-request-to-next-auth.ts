import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { errorsOfRequest, optionsOf } from "@/app/api/auth/next-auth-options";
import { readText } from "@/lib/auth/read-account-from-session";
import type { AuthConfig } from "@/lib/auth/auth-settings-from-environment";

/**
 * Passes a request to NextAuth's route handler, with the shop's origin, and without the visitor's
 * query: NextAuth would take a return address and parameters for the provider from it.
 *
 * @param query to pass instead, with its `?`
 */
export async function passToNextAuth(
  config: AuthConfig,
  request: NextRequest,
  query = "",
): Promise<Response> {
  const { pathname } = request.nextUrl;
  const asked = new NextRequest(new URL(pathname + query, config.origin), request);
  const context = { params: Promise.resolve({ nextauth: pathname.split("/").slice(3) }) };
  const response: unknown = await NextAuth(asked, context, optionsOf(config));
  if (!(response instanceof Response)) throw new TypeError("NextAuth returned no response");
  return response;
}

/**
 * Passes a request to NextAuth that begins or completes a sign-in at the provider.
 *
 * @throws the error that NextAuth logs, where its response would only name the step that failed
 */
export async function passOrThrow(
  config: AuthConfig,
  request: NextRequest,
  query?: string,
): Promise<Response> {
  const errors: Error[] = [];
  const response = await errorsOfRequest.run(errors, () => passToNextAuth(config, request, query));
  if (errors[0]) throw errors[0];
  return response;
}

/** Whether NextAuth refused a form for its CSRF token: it then redirects to a page of its own. */
export async function isRefused({ origin }: AuthConfig, response: Response): Promise<boolean> {
  const address =
    response.headers.get("Location") ?? readText(await response.clone().json(), "url");
  return !address || address.startsWith(`${origin}/api/auth/`);
}
