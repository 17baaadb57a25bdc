import NextAuth, { type AuthOptions } from "next-auth";
import Google from "next-auth/providers/google";
import { after, NextRequest } from "next/server";
import { syncSignIn, syncSignOut } from "@/app/api/auth/sync";
import { codeOf, type AuthCode } from "@/lib/auth/codes";
import { signInPath } from "@/lib/paths";
import { readConfig, type SignInConfig } from "@/lib/shop/config";

export { answer as GET, answer as POST };

/** The cookie of a sign-in under way, which has ten minutes (docs/sign-in.md). */
const stateCookie = "next-auth.state";

let config: SignInConfig | undefined;
try {
  config = readConfig(process.env).signIn;
} catch (error) {
  console.error(String(error));
}

/** NextAuth answers everything below /api/auth, but for failures of which it would not tell the visitor. */
async function answer(request: NextRequest, context: RouteContext<"/api/auth/[...nextauth]">) {
  const { method, nextUrl } = request;
  const refusal = refusalOf(request);
  if (refusal) return fail(method, refusal);
  if (!config) return Response.json({});
  const failure: { words?: string } = {};
  try {
    const options = optionsOf(config, (words) => (failure.words = words));
    // Without the parameters of a form's address, which NextAuth would pass on to the provider.
    const address = method === "POST" ? nextUrl.origin + nextUrl.pathname : nextUrl.href;
    const response: unknown = await NextAuth(new NextRequest(address, request), context, options);
    if (failure.words) return fail(method, codeOf(failure.words));
    // NextAuth answers 500 to addresses and cookies that it cannot read: that is the visitor's fault, and no failure.
    if (response instanceof Response && response.status < 500) return response;
  } catch {
    // It throws at a body that it cannot read.
  }
  return new Response(null, { status: 400 });
}

/** Why no sign-in begins or ends by a request. */
function refusalOf({ cookies, headers, method, nextUrl }: NextRequest): AuthCode | undefined {
  const { pathname, searchParams } = nextUrl;
  if (!config) return pathname === "/api/auth/error" ? "auth-domain-config-required" : undefined;
  const { origin: home } = new URL(config.NEXTAUTH_URL);
  if (method === "POST" && (headers.get("origin") ?? home) !== home) return "unauthorized-domain";
  if (pathname !== "/api/auth/callback/google") return undefined;
  if (!cookies.has(stateCookie)) return "no-auth-event";
  const error = searchParams.get("error");
  return error ? codeOf(`${error} (${searchParams.get("error_description")})`) : undefined;
}

/** Leads to the page where a sign-in ends, by a redirect or as NextAuth's client takes it. */
function fail(method: string, code: AuthCode): Response {
  log(code);
  const url = `${signInPath("en")}?error=${code}`;
  if (method === "POST") return Response.json({ url });
  return new Response(null, { status: 302, headers: { Location: url } });
}

/** Writes a line, without what could begin another: by /api/auth/_log visitors write here, too. */
function log(words: string): void {
  console.error(`[sign-in] ${words.replace(/[^\w-]/g, "").slice(0, 40)}`);
}

/**
 * NextAuth with Google as its only provider, and sessions of seven days in a sealed cookie.
 *
 * @param report called with the words of an error of which NextAuth's pages would only say OAuthCallback
 */
function optionsOf(config: SignInConfig, report: (words: string) => void): AuthOptions {
  const page = signInPath("en");
  const secure = config.NEXTAUTH_URL.startsWith("https:");
  const state = { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: 600 };
  return {
    secret: config.NEXTAUTH_SECRET,
    session: { maxAge: 7 * 24 * 60 * 60 },
    cookies: { state: { name: stateCookie, options: state } },
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
              report(String(error instanceof Error && error.message));
              throw error;
            }
          },
        },
      }),
    ],
    // NextAuth's own logger prints details, which may have tokens and names in them.
    logger: { error: log, warn: () => undefined },
    callbacks: {
      // To the page where a sign-in ends, whatever a form, a cookie or an address asks for.
      redirect: ({ url, baseUrl }) =>
        baseUrl + signInPath(url.endsWith(signInPath("hi")) ? "hi" : "en"),
      // Only what the page shows: neither the picture nor the provider's tokens.
      jwt: ({ token: { sub, name, email } }) => ({ sub, name, email }),
      signIn({ account, profile = {} }) {
        after(() => syncSignIn(config, account?.id_token, Number(Reflect.get(profile, "iat"))));
        return true;
      },
    },
    events: {
      signOut: ({ token }) => after(() => syncSignOut(config, String(token.sub))),
    },
  };
}
