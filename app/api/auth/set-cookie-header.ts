import { serialize } from "cookie";
import { authCookies, hintCookie, sessionLifetime } from "@/lib/auth/cookie-names-and-lifetimes";

/** Has an answer remove cookies of the whole site; what it sets itself stays. */
export function removeCookies(
  answer: Response,
  origin: string,
  names: readonly string[],
): Response {
  const options = { ...authCookies(origin).sessionToken.options, maxAge: 0 };
  for (const name of names) answer.headers.append("Set-Cookie", serialize(name, "", options));
  return answer;
}

/** Has an answer set the hint that this browser has a session. */
export function setHint(answer: Response, origin: string): Response {
  const { options } = authCookies(origin).sessionToken;
  const visible = { ...options, httpOnly: false, maxAge: sessionLifetime };
  answer.headers.append("Set-Cookie", serialize(hintCookie, "1", visible));
  return answer;
}
