import { serialize } from "cookie";
import { hintCookie } from "@/lib/auth/cookie";
import { sessionLifetime } from "@/lib/auth/limits";

/** A JSON answer; `cookies` are values of Set-Cookie headers. */
export function jsonAnswer(body: unknown, cookies: readonly string[] = [], status = 200): Response {
  return finishAnswer(Response.json(body, { status }), cookies);
}

/** A redirect; the location may be relative, so that it stays on the address the browser used. */
export function redirectAnswer(location: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, { status: 302, headers: { Location: location } });
  return finishAnswer(response, cookies);
}

/** Adds what every answer of sign-in has: no cache, shared or private, may keep who is signed in. */
export function finishAnswer(response: Response, cookies: readonly string[] = []): Response {
  response.headers.set("Cache-Control", "private, no-store");
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Removes a cookie of the whole site, as the value of a Set-Cookie header. */
export function cookieRemoval(name: string, isSecure: boolean): string {
  return serialize(name, "", {
    path: "/",
    maxAge: 0,
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
  });
}

/** Sets the hint that this browser has a session, as the value of a Set-Cookie header. */
export function hintLine(isSecure: boolean): string {
  const lasting = {
    path: "/",
    maxAge: sessionLifetime,
    sameSite: "lax",
    secure: isSecure,
  } as const;
  return serialize(hintCookie, "1", lasting);
}
