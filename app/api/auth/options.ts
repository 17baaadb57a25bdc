import type { AuthOptions } from "next-auth";
import Google from "next-auth/providers/google";
import { after } from "next/server";
import { syncSignIn, syncSignOut } from "@/app/api/auth/sync";
import type { AuthConfig } from "@/lib/auth/config";
import { signInPath } from "@/lib/paths";

/** How long a sign-in may take, in seconds: ten minutes, as the specification has it. */
const longestSignIn = 600;

/** How long a session lasts, in seconds: seven days. It cannot be revoked. */
const sessionAge = 7 * 24 * 60 * 60;

/** The cookies of a sign-in under way. On https no other host can set them. */
export function cookiesOf({ NEXTAUTH_URL: url }: AuthConfig) {
  const secure = url.startsWith("https:");
  const cookie = (name: string) => ({
    name: `${secure ? "__Host-" : ""}next-auth.${name}`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: longestSignIn } as const,
  });
  return {
    state: cookie("state"),
    pkceCodeVerifier: cookie("pkce.code_verifier"),
    nonce: cookie("nonce"),
  };
}

/**
 * NextAuth with Google as its only provider, and sessions in a sealed cookie.
 *
 * @param fail called with the words of an error of which NextAuth's pages would only say OAuthCallback
 */
export function optionsOf(config: AuthConfig, fail: (words: string) => void): AuthOptions {
  const page = signInPath("en");
  return {
    secret: config.NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: sessionAge },
    cookies: cookiesOf(config),
    pages: { signIn: `${page}?error=NotBegun`, error: page, signOut: "/", verifyRequest: "/" },
    providers: [
      Google({
        clientId: config.GOOGLE_CLIENT_ID,
        clientSecret: config.GOOGLE_CLIENT_SECRET,
        issuer: config.GOOGLE_ISSUER,
        wellKnown: `${config.GOOGLE_ISSUER}/.well-known/openid-configuration`,
        checks: ["pkce", "state", "nonce"],
        token: {
          async request({ client, params, checks, provider }) {
            try {
              return { tokens: await client.callback(provider.callbackUrl, params, checks) };
            } catch (error) {
              fail(String(error instanceof Error && error.message));
              throw error;
            }
          },
        },
      }),
    ],
    // NextAuth's own prints details, which may have tokens and names in them.
    logger: {
      error: (step) => console.error(`[sign-in] ${step.replace(/[^A-Z_]/g, "").slice(0, 40)}`),
      warn: () => undefined,
    },
    callbacks: {
      // Whatever was asked for, in a form, a cookie or an address.
      redirect: ({ url, baseUrl }) =>
        baseUrl + signInPath(url.endsWith(signInPath("hi")) ? "hi" : "en"),
      // Only what the page shows: neither the picture nor the provider's tokens.
      jwt: ({ token: { sub, name, email } }) => ({ sub, name, email }),
      signIn({ account, profile = {} }) {
        const token = account?.id_token;
        const issuedAt = Number(Reflect.get(profile, "iat"));
        if (token) after(() => syncSignIn(config, token, issuedAt));
        return true;
      },
    },
    events: {
      signOut: ({ token }) => after(() => syncSignOut(config, String(token.sub))),
    },
  };
}
