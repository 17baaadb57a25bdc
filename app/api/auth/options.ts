import type { AuthOptions } from "next-auth";
import Google from "next-auth/providers/google";
import { after } from "next/server";
import type { ProviderMetadata } from "@/app/api/auth/discovery";
import { logger, noteSignIn } from "@/app/api/auth/outcome";
import { syncSignIn, syncSignOut } from "@/app/api/auth/token-sync";
import type { AuthConfig } from "@/lib/auth/config";
import { nextAuthCookies } from "@/lib/auth/cookie";
import { attemptLifetime, sessionLifetime } from "@/lib/auth/limits";
import { resultPage } from "@/lib/auth/result";

/** How NextAuth is set up: one provider, sessions in a sealed cookie. */
export function authOptions(config: AuthConfig, provider?: ProviderMetadata): AuthOptions {
  const { tokenSync: sync } = config;
  return {
    secret: config.secret,
    session: { strategy: "jwt", maxAge: sessionLifetime },
    logger,
    cookies: cookieOptions(config.origin.startsWith("https:")),
    providers: provider ? [googleAt(config, provider)] : [],
    callbacks: {
      redirect: ({ url }) => resultPage(url, config.origin).href,
      // Only what the page shows: no picture, no tokens of the provider.
      jwt: ({ token: { sub, name, email } }) => ({ sub, name, email }),
    },
    events: {
      signIn({ account }) {
        noteSignIn();
        const idToken = account?.id_token;
        if (sync && idToken) after(() => syncSignIn(sync, idToken));
      },
      signOut({ token: { sub } }) {
        if (sync && sub) after(() => syncSignOut(sync, sub));
      },
    },
  };
}

/** NextAuth's provider, but with what has been discovered already. */
function googleAt({ clientId, clientSecret }: AuthConfig, provider: ProviderMetadata) {
  return Google({
    clientId,
    clientSecret,
    wellKnown: "",
    issuer: provider.issuer,
    authorization: { url: provider.authorization_endpoint },
    token: provider.token_endpoint,
    jwks_endpoint: provider.jwks_uri,
    checks: ["pkce", "state", "nonce"],
  });
}

function cookieOptions(isSecure: boolean): AuthOptions["cookies"] {
  const names = nextAuthCookies(isSecure);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure } as const;
  const shortLived = { ...options, maxAge: attemptLifetime };
  return {
    sessionToken: { name: names.session, options },
    callbackUrl: { name: names.callbackUrl, options },
    csrfToken: { name: names.csrf, options },
    pkceCodeVerifier: { name: names.verifier, options: shortLived },
    state: { name: names.state, options: shortLived },
    nonce: { name: names.nonce, options: shortLived },
  };
}
