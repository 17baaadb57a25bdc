/**
 * Tells the shop's own script that this browser has a session, so that nobody else asks for one.
 * It says nothing about who, and unlocks nothing. Value: `1`.
 */
export const hintCookie = "signed-in";

/** Whether a browser's cookies, as in `document.cookie`, carry the hint. */
export function hasHint(cookies: string): boolean {
  return cookies.split("; ").includes(`${hintCookie}=1`);
}

/**
 * Set by the page in the tap that begins a sign-in, and compared by the server with the attempt
 * in the address: another site can open that address, but cannot set this cookie.
 */
export function startCookie(isSecure: boolean): string {
  return isSecure ? "__Host-sign-in-start" : "sign-in-start";
}

/** Held by the server while the visitor is at the provider: attempt and state, joined by a dot. */
export function pendingCookie(isSecure: boolean): string {
  return isSecure ? "__Host-sign-in-pending" : "sign-in-pending";
}

/** Names of NextAuth's cookies; see its core/lib/cookie.js. */
export function nextAuthCookies(isSecure: boolean): Readonly<Record<NextAuthCookie, string>> {
  const secure = isSecure ? "__Secure-" : "";
  return {
    session: `${secure}next-auth.session-token`,
    callbackUrl: `${secure}next-auth.callback-url`,
    csrf: `${isSecure ? "__Host-" : ""}next-auth.csrf-token`,
    verifier: `${secure}next-auth.pkce.code_verifier`,
    state: `${secure}next-auth.state`,
  };
}

type NextAuthCookie = "session" | "callbackUrl" | "csrf" | "verifier" | "state";

/**
 * One cookie for the whole site, as the value of a Set-Cookie header.
 *
 * @param maxAge seconds; 0 deletes the cookie
 * @param value without characters that cookies have to escape
 */
export function cookieLine(
  name: string,
  value: string,
  maxAge: number,
  options: { readonly isSecure: boolean; readonly isHttpOnly: boolean },
): string {
  const flags = `${options.isHttpOnly ? "; HttpOnly" : ""}${options.isSecure ? "; Secure" : ""}`;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${flags}`;
}
