import { getToken } from "next-auth/jwt";
import type { NextRequest } from "next/server";
import { removeCookies } from "@/app/api/auth/set-cookie-header";
import { askNextAuth, isRefused } from "@/app/api/auth/ask-next-auth";
import type { AuthConfig } from "@/lib/auth/auth-config";
import { authCookies, hintCookie } from "@/lib/auth/cookie-names-and-lifetimes";

/**
 * Who is signed in. NextAuth's own address would renew the session, and an answer that comes late
 * would then undo a sign-out in another tab. Cookies that have lost their meaning are removed.
 */
export async function readSession(
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

/** Ends the session, if the form comes from a page of ours; then no cookie of ours is left. */
export async function signOut(config: AuthConfig, request: NextRequest): Promise<Response> {
  const answer = await askNextAuth(config, request);
  if (await isRefused(config, answer)) return answer;
  const { csrfToken, callbackUrl } = authCookies(config.origin);
  return removeCookies(answer, config.origin, [csrfToken.name, callbackUrl.name, hintCookie]);
}
