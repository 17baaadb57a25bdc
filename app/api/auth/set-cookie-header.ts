import { serialize } from "cookie";
import { authCookies, hintCookie } from "@/lib/auth/auth-cookies";
import { sessionLifetime } from "@/lib/auth/session-and-sign-in-lifetimes";

/** Adds values of Set-Cookie headers to an answer, whose own stay as they are. */
export function withCookies(answer: Response, lines: readonly string[]): Response {
  for (const line of lines) answer.headers.append("Set-Cookie", line);
  return answer;
}

/** Removes a cookie of the whole site, as the value of a Set-Cookie header. */
export function removal(name: string, origin: string): string {
  return serialize(name, "", { ...authCookies(origin).sessionToken.options, maxAge: 0 });
}

/** Sets the hint that this browser has a session, as the value of a Set-Cookie header. */
export function hintLine(origin: string): string {
  const { options } = authCookies(origin).sessionToken;
  return serialize(hintCookie, "1", { ...options, httpOnly: false, maxAge: sessionLifetime });
}
