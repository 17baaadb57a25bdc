import { AsyncLocalStorage } from "node:async_hooks";
import NextAuth, { type AuthOptions } from "next-auth";
import Google from "next-auth/providers/google";
import { after, NextRequest } from "next/server";
import { syncSignIn, syncSignOut } from "@/app/api/auth/token-sync";
import { readText } from "@/lib/auth/signed-in-account";
import type { AuthConfig } from "@/lib/auth/auth-config";
import { authCookies, sessionLifetime } from "@/lib/auth/auth-cookies";
import { resultPage } from "@/lib/auth/sign-in-result-address";

/** What NextAuth tells its logger of one request; its answers only say in which step it failed. */
const errorsOfRequest = new AsyncLocalStorage<Error[]>();

/**
 * Asks NextAuth's own route handler at the shop's own origin. A visitor's query does not reach it,
 * since it could move the return address or go on to the provider.
 */
export async function askNextAuth(
  config: AuthConfig,
  request: NextRequest,
  query = "",
): Promise<Response> {
  const { pathname } = request.nextUrl;
  const asked = new NextRequest(new URL(pathname + query, config.origin), request);
  const context = { params: Promise.resolve({ nextauth: pathname.split("/").slice(3) }) };
  const answer: unknown = await NextAuth(asked, context, optionsOf(config));
  if (!(answer instanceof Response)) throw new TypeError("NextAuth gave no answer");
  return answer;
}

/**
 * Asks NextAuth for what leads to the provider, or comes from there.
 *
 * @throws what fails on the way, here or at the provider
 */
export async function askOrThrow(
  config: AuthConfig,
  request: NextRequest,
  query?: string,
): Promise<Response> {
  const errors: Error[] = [];
  const answer = await errorsOfRequest.run(errors, () => askNextAuth(config, request, query));
  if (errors[0]) throw errors[0];
  return answer;
}

/** Whether NextAuth refuses a form, because of its token: then it leads to a page of its own. */
export async function isRefused({ origin }: AuthConfig, answer: Response): Promise<boolean> {
  const address = answer.headers.get("Location") ?? readText(await answer.clone().json(), "url");
  return !address || address.startsWith(`${origin}/api/auth/`);
}

/** One provider, sessions in a sealed cookie. */
function optionsOf(config: AuthConfig): AuthOptions {
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
    // Its own would print details, which can hold tokens and names.
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
      // Only what the page shows: no picture, no tokens of the provider.
      jwt: ({ token: { sub, name, email } }) => ({ sub, name, email }),
    },
    events: {
      signOut({ token: { sub } }) {
        if (sync && sub) after(() => syncSignOut(sync, sub));
      },
    },
  };
}
