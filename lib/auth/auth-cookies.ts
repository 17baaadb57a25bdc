import { attemptLifetime } from "@/lib/auth/session-and-sign-in-lifetimes";

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
