import { serialize } from "cookie";
import { authCookies, hintCookie, sessionLifetime } from "@/lib/auth/cookie-names-and-lifetimes";

/** Adds headers to a response that remove site-wide cookies; cookies that it sets itself stay. */
export function removeCookies(
  answer: Response,
  origin: string,
  names: readonly string[],
): Response {
  const options = { ...authCookies(origin).sessionToken.options, maxAge: 0 };
  for (const name of names) answer.headers.append("Set-Cookie", serialize(name, "", options));
  return answer;
}

/** Adds a header to a response that sets the hint cookie, which scripts can read. */
export function setHint(answer: Response, origin: string): Response {
  const { options } = authCookies(origin).sessionToken;
  const visible = { ...options, httpOnly: false, maxAge: sessionLifetime };
  answer.headers.append("Set-Cookie", serialize(hintCookie, "1", visible));
  return answer;
}
