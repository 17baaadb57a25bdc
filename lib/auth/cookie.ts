/**
 * Tells the shop's own script that this browser has a session, so that nobody else asks for one.
 * It says nothing about who, and unlocks nothing. Value: `1`.
 */
export const hintCookie = "signed-in";

/** Whether a browser's cookies, as in `document.cookie`, carry the hint. */
export function hasHint(cookies: string): boolean {
  return cookies.split("; ").includes(`${hintCookie}=1`);
}

/** Names of NextAuth's cookies; on https no other host can set or read them. */
export function nextAuthCookies(isSecure: boolean) {
  const host = isSecure ? "__Host-" : "";
  return {
    session: `${host}next-auth.session-token`,
    callbackUrl: `${host}next-auth.callback-url`,
    csrf: `${host}next-auth.csrf-token`,
    verifier: `${host}next-auth.pkce.code_verifier`,
    state: `${host}next-auth.state`,
    nonce: `${host}next-auth.nonce`,
  };
}
