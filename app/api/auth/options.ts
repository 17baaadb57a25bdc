import type { AuthOptions } from "next-auth";
import Google from "next-auth/providers/google";
import { after } from "next/server";
import { logger } from "@/app/api/auth/failures";
import { syncSignIn, syncSignOut } from "@/app/api/auth/token-sync";
import type { AuthConfig } from "@/lib/auth/config";
import { nextAuthCookies } from "@/lib/auth/cookie";
import { attemptLifetime, sessionLifetime } from "@/lib/auth/limits";
import { safeReturn } from "@/lib/auth/return-address";
import { pathTo, signInDonePath } from "@/lib/language/paths";

/** How NextAuth is set up: one provider, sessions in a sealed cookie, no pages of its own. */
export function authOptions(config: AuthConfig): AuthOptions {
  const isSecure = config.origin.startsWith("https:");
  const names = nextAuthCookies(isSecure);
  const shortLived = {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure,
    maxAge: attemptLifetime,
  } as const;

  return {
    secret: config.secret,
    useSecureCookies: isSecure,
    session: { strategy: "jwt", maxAge: sessionLifetime },
    pages: { signIn: pathTo("en", "login"), signOut: pathTo("en", "home"), error: signInDonePath },
    logger,
    cookies: {
      pkceCodeVerifier: { name: names.verifier, options: shortLived },
      state: { name: names.state, options: shortLived },
    },
    providers: [
      Google({
        clientId: config.clientId,
        clientSecret: config.clientSecret,
        wellKnown: `${config.issuer}/.well-known/openid-configuration`,
      }),
    ],
    callbacks: {
      redirect: ({ url }) => safeReturn(url, config.origin),
      // Only what the page shows: no picture, no tokens of the provider.
      jwt: ({ token: { sub, name, email } }) => ({ sub, name, email }),
      session: ({ session, token: { name, email } }) => ({ ...session, user: { name, email } }),
    },
    events: tokenSyncEvents(config.tokenSyncUrl),
  };
}

function tokenSyncEvents(url: string | undefined): AuthOptions["events"] {
  if (!url) return {};
  return {
    signIn({ account }) {
      const idToken = account?.id_token;
      if (idToken) after(() => syncSignIn(url, idToken));
    },
    signOut({ token: { sub } }) {
      if (sub) after(() => syncSignOut(url, sub));
    },
  };
}
