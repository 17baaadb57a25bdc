import NextAuth, { type AuthOptions } from "next-auth";
import Google from "next-auth/providers/google";
import { after, NextRequest } from "next/server";
import { syncSignIn, syncSignOut } from "@/app/api/auth/sync";
import { codeOf, type AuthCode } from "@/lib/auth/codes";
import { languageOf } from "@/lib/language";
import { signInPath } from "@/lib/paths";
import { checkConfig, type SignInConfig } from "@/lib/shop/config";

export { handle as GET, handle as POST };

/** The cookie that NextAuth sets when a sign-in begins. It is valid for ten minutes. */
const stateCookie = "next-auth.state";

const { data, problems } = checkConfig(process.env);
for (const problem of problems) console.error(`[sign-in] ${problem}`);
/** Undefined if sign-in is not set up, or wrongly. */
const config = data?.signIn;

/** Lets NextAuth answer, except where it would not tell the visitor why a sign-in has failed. */
async function handle(request: NextRequest, context: RouteContext<"/api/auth/[...nextauth]">) {
  const { method, nextUrl } = request;
  const obstacle = findObstacle(request);
  if (obstacle) return respondWithFailure(method, obstacle);
  if (!config) return Response.json({});
  const failure: { message?: string } = {};
  try {
    const options = createOptions(config, (message) => (failure.message = message));
    // NextAuth would pass the parameters of a form's address on to the provider.
    const address = method === "POST" ? nextUrl.origin + nextUrl.pathname : nextUrl.href;
    const response: unknown = await NextAuth(new NextRequest(address, request), context, options);
    if (failure.message) return respondWithFailure(method, codeOf(failure.message));
    // NextAuth answers 500 to an address or a cookie that it cannot read, which is not the server's fault.
    if (response instanceof Response && response.status < 500) return response;
  } catch {
    // NextAuth throws at a body that it cannot read.
  }
  return new Response(null, { status: 400 });
}

/** The reason, known without NextAuth, for which a sign-in cannot begin or has failed. */
function findObstacle({ cookies, headers, method, nextUrl }: NextRequest): AuthCode | undefined {
  const { pathname, searchParams } = nextUrl;
  if (!config) return pathname === "/api/auth/error" ? "auth-domain-config-required" : undefined;
  const { origin } = new URL(config.NEXTAUTH_URL);
  if (method === "POST" && (headers.get("origin") ?? origin) !== origin) {
    return "unauthorized-domain";
  }
  if (pathname !== "/api/auth/callback/google") return undefined;
  if (!cookies.has(stateCookie)) return "no-auth-event";
  const error = searchParams.get("error");
  return error ? codeOf(`${error} (${searchParams.get("error_description")})`) : undefined;
}

/** Sends the visitor to the page where a sign-in ends: by a redirect, or by JSON for the POST of NextAuth's client. */
function respondWithFailure(method: string, code: AuthCode): Response {
  log(code);
  const url = `${signInPath("en")}?error=${code}`;
  if (method === "POST") return Response.json({ url });
  return new Response(null, { status: 302, headers: { Location: url } });
}

/** Logs one line. Visitors can write it by /api/auth/_log, so it keeps only characters that cannot begin another. */
function log(message: string): void {
  console.error(`[sign-in] ${message.replace(/[^\w-]/g, "").slice(0, 40)}`);
}

/**
 * The options of NextAuth: Google as the only provider, and sessions of seven days in an encrypted cookie.
 *
 * @param report is called with the message of an error at the provider, which NextAuth itself reduces to "OAuthCallback"
 */
function createOptions(config: SignInConfig, report: (message: string) => void): AuthOptions {
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
        // A phone may be shared: whoever signs in chooses the account.
        authorization: { params: { prompt: "select_account" } },
        // For each answer. openid-client's own 3.5 seconds are too short for a slow line.
        httpOptions: { timeout: 10_000 },
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
    // The logger of NextAuth also prints details, which may contain tokens and names.
    logger: { error: log, warn: () => undefined },
    callbacks: {
      // Always to the page where a sign-in ends, so that no address that a visitor was given leads to another site.
      redirect: ({ url, baseUrl }) => baseUrl + signInPath(languageOf(url.replace(baseUrl, ""))),
      // The session holds what the page shows, but neither the picture nor the provider's tokens.
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
