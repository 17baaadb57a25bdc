import { cookieLine, hintCookie } from "@/lib/auth/cookie";
import { sessionLifetime } from "@/lib/auth/limits";

/** No cache, shared or private, may keep who is signed in. */
const uncached = { "Cache-Control": "private, no-store" };

/** A JSON answer; `cookies` are values of Set-Cookie headers. */
export function jsonAnswer(
  body: unknown,
  { cookies = [], status = 200 }: { cookies?: readonly string[]; status?: number } = {},
): Response {
  return withCookies(Response.json(body, { status, headers: uncached }), cookies);
}

/** A redirect; the location may be relative, so that it stays on the address the browser used. */
export function redirectAnswer(location: string, cookies: readonly string[] = []): Response {
  const headers = { ...uncached, Location: location };
  return withCookies(new Response(null, { status: 302, headers }), cookies);
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Sets or removes the hint that this browser has a session. */
export function hintLine(isSignedIn: boolean, isSecure: boolean): string {
  const options = { isSecure, isHttpOnly: false };
  return isSignedIn
    ? cookieLine(hintCookie, "1", sessionLifetime, options)
    : cookieLine(hintCookie, "", 0, options);
}
