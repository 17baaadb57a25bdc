import { AsyncLocalStorage } from "node:async_hooks";
import type { AuthOptions } from "next-auth";
import Google from "next-auth/providers/google";
import { after } from "next/server";
import { syncSignIn, syncSignOut } from "@/app/api/auth/token-sync-with-backend";
import type { AuthConfig } from "@/lib/auth/auth-settings-from-environment";
import { authCookies, sessionLifetime } from "@/lib/auth/cookie-names-and-lifetimes";
import { resultPage } from "@/lib/auth/sign-in-result-address";

/** The errors that NextAuth logs during one request. Its responses only name the step that failed. */
export const errorsOfRequest = new AsyncLocalStorage<Error[]>();

/** NextAuth with Google as its only provider, and sessions in an encrypted cookie. */
export function optionsOf(config: AuthConfig): AuthOptions {
  const { clientId, clientSecret, issuer, tokenSync: sync } = config;
  return {
    secret: config.secret,
    session: { strategy: "jwt", maxAge: sessionLifetime },
    cookies: authCookies(config.origin),
    providers: [
      Google({
        clientId,
        clientSecret,
        issuer,
        wellKnown: `${issuer}/.well-known/openid-configuration`,
        checks: ["pkce", "state", "nonce"],
      }),
    ],
    // NextAuth's own logger prints details, which may contain tokens and names.
    logger: {
      error: (_step, details) =>
        void errorsOfRequest.getStore()?.push(details instanceof Error ? details : details.error),
    },
    callbacks: {
      signIn({ account, profile = {} }) {
        const idToken = account?.id_token;
        const issuedAt = Number(Reflect.get(profile, "iat"));
        if (sync && idToken) after(() => syncSignIn(sync, idToken, issuedAt));
        return true;
      },
      redirect: ({ url }) => resultPage(url, config.origin).href,
      // Only what the page shows: neither the picture nor the provider's tokens.
      jwt: ({ token: { sub, name, email } }) => ({ sub, name, email }),
    },
    events: {
      signOut({ token: { sub } }) {
        if (sync && sub) after(() => syncSignOut(sync, sub));
      },
    },
  };
}
