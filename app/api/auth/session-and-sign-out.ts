import { getToken } from "next-auth/jwt";
import type { NextRequest } from "next/server";
import { removeCookies } from "@/app/api/auth/remove-and-set-cookies";
import { passToNextAuth, isRefused } from "@/app/api/auth/pass-request-to-next-auth";
import type { AuthConfig } from "@/lib/auth/auth-settings-from-environment";
import { authCookies, hintCookie } from "@/lib/auth/cookie-names-and-lifetimes";

/**
 * Responds with the session, and removes stale cookies. NextAuth's own handler would renew the session
 * cookie: a late response would then undo a sign-out in another tab.
 */
export async function respondWithSession(
  { origin, secret }: AuthConfig,
  request: NextRequest,
): Promise<Response> {
  const { name: cookieName } = authCookies(origin).sessionToken;
  const token = await getToken({ req: request, secret, cookieName });
  if (token) return Response.json({ user: { name: token.name, email: token.email } });
  const names = request.cookies.getAll().map(({ name }) => name);
  const stale = names.filter((name) => name === hintCookie || name.startsWith(cookieName));
  return removeCookies(Response.json({}), origin, stale);
}

/** Ends the session and removes all cookies of sign-in, if the form's CSRF token is valid. */
export async function signOut(config: AuthConfig, request: NextRequest): Promise<Response> {
  const response = await passToNextAuth(config, request);
  if (await isRefused(config, response)) return response;
  const { csrfToken, callbackUrl } = authCookies(config.origin);
  return removeCookies(response, config.origin, [csrfToken.name, callbackUrl.name, hintCookie]);
}
