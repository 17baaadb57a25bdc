/** How long a sign-in may take, in seconds: ten minutes. */
const attemptLifetime = 600;

/** How long a session lasts, in seconds: seven days. No longer, because it cannot be revoked. */
export const sessionLifetime = 7 * 24 * 60 * 60;

/**
 * Tells the shop's script that this browser may have a session, so that no other browser asks the
 * server for one. It does not say whose, and unlocks nothing. Value: `1`.
 */
export const hintCookie = "signed-in";

/** Whether the hint cookie is among these cookies, as `document.cookie` has them. */
export function hasHint(cookies: string): boolean {
  return cookies.split("; ").includes(`${hintCookie}=1`);
}

/**
 * The settings of NextAuth's cookies. On https the prefix `__Host-` keeps other hosts from setting them.
 *
 * @param origin of the site
 */
export function authCookies(origin: string) {
  const secure = origin.startsWith("https:");
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  const cookie = (name: string, more: { readonly maxAge?: number } = {}) => ({
    name: `${secure ? "__Host-" : ""}next-auth.${name}`,
    options: { ...options, ...more },
  });
  return {
    sessionToken: cookie("session-token"),
    callbackUrl: cookie("callback-url"),
    csrfToken: cookie("csrf-token"),
    pkceCodeVerifier: cookie("pkce.code_verifier", { maxAge: attemptLifetime }),
    state: cookie("state", { maxAge: attemptLifetime }),
    nonce: cookie("nonce", { maxAge: attemptLifetime }),
  };
}
