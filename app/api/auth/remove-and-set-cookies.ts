import { serialize } from "cookie";
import { authCookies, hintCookie, sessionLifetime } from "@/lib/auth/cookie-names-and-lifetimes";

/** Adds headers to a response that remove site-wide cookies; cookies that it sets itself stay. */
export function removeCookies(
  response: Response,
  origin: string,
  names: readonly string[],
): Response {
  const options = { ...authCookies(origin).sessionToken.options, maxAge: 0 };
  for (const name of names) response.headers.append("Set-Cookie", serialize(name, "", options));
  return response;
}

/** Adds a header to a response that sets the hint cookie, which scripts can read. */
export function setHint(response: Response, origin: string): Response {
  const { options } = authCookies(origin).sessionToken;
  const visible = { ...options, httpOnly: false, maxAge: sessionLifetime };
  response.headers.append("Set-Cookie", serialize(hintCookie, "1", visible));
  return response;
}
