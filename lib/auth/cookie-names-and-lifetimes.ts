/** How long a sign-in that was begun may take, in seconds: ten minutes. */
const attemptLifetime = 600;

/** How long a session lasts, in seconds: seven days. It cannot be revoked, so it is not longer. */
export const sessionLifetime = 7 * 24 * 60 * 60;

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
 * NextAuth's cookies, as its options name them; on https no other host can set or read them.
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
