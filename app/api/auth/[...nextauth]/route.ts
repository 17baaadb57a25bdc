import { AsyncLocalStorage } from "node:async_hooks";
import NextAuth, { type AuthOptions, type LoggerInstance } from "next-auth";
import Google from "next-auth/providers/google";
import { after, type NextRequest } from "next/server";
import { syncSignIn, syncSignOut } from "@/app/api/auth/sync";
import { codeOf, type AuthCode } from "@/lib/auth/codes";
import { languageOf } from "@/lib/language";
import { signInPath } from "@/lib/paths";
import { checkConfig, type SignInConfig } from "@/lib/shop/config";

export { handle as GET, handle as POST };

const { data, problems } = checkConfig(process.env);
for (const problem of problems) console.error(`[sign-in] ${problem}`);
/** Undefined if sign-in is not set up, or wrongly. */
const config = data?.signIn;

/** Why the sign-in of a request fails: NextAuth tells its logger, but not the visitor. */
const failures = new AsyncLocalStorage<string[]>();

/** Lets NextAuth answer, except where it would not tell the visitor why a sign-in has failed. */
async function handle(request: NextRequest, context: RouteContext<"/api/auth/[...nextauth]">) {
  const { headers, method, nextUrl } = request;
  if (!config && nextUrl.pathname !== "/api/auth/error") return Response.json({});
  if (!config) return respondWithFailure(method, "auth-domain-config-required");
  const { origin } = new URL(config.NEXTAUTH_URL);
  if (method === "POST" && (headers.get("origin") ?? origin) !== origin)
    return respondWithFailure(method, "unauthorized-domain");
  const messages: string[] = [];
  const answer = (): unknown => NextAuth(request, context, createOptions(config));
  try {
    const response = await failures.run(messages, answer);
    if (messages[0]) return respondWithFailure(method, codeOf(messages[0]));
    // NextAuth answers 500 to an address or a cookie that it cannot read, which is not the server's fault.
    if (response instanceof Response && response.status < 500) return response;
  } catch {
    // NextAuth throws at a body that it cannot read.
  }
  return new Response(null, { status: 400 });
}

/** Sends the visitor to the page where a sign-in ends: by a redirect, or by JSON for the POST of NextAuth's client. */
function respondWithFailure(method: string, code: AuthCode): Response {
  log(code);
  const url = failureAt(code);
  if (method === "POST") return Response.json({ url });
  return new Response(null, { status: 302, headers: { Location: url } });
}

const failureAt = (code: AuthCode) => `${signInPath("en")}?error=${code}`;

/** Logs one line. Visitors can write it by /api/auth/_log, so it keeps only characters that cannot begin another. */
function log(message: string): void {
  console.error(`[sign-in] ${message.replace(/[^\w-]/g, "").slice(0, 40)}`);
}

/** Logs which step of NextAuth's has failed, without its details, which may contain tokens and names. */
const logError: LoggerInstance["error"] = (step, details) => {
  log(step);
  if (!step.includes("OAUTH")) return;
  const { message } = details instanceof Error ? details : details.error;
  failures.getStore()?.push(`${step} ${message} (${Reflect.get(details, "error_description")})`);
};

/** The options of NextAuth: Google as the only provider, and sessions of seven days in an encrypted cookie. */
function createOptions(config: SignInConfig): AuthOptions {
  const secure = config.NEXTAUTH_URL.startsWith("https:");
  const state = { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: 600 };
  return {
    secret: config.NEXTAUTH_SECRET,
    session: { maxAge: 7 * 24 * 60 * 60 },
    cookies: { state: { name: "next-auth.state", options: state } },
    pages: {
      // Where NextAuth sends a visitor whose browser has not kept the cookie of the form that begins a sign-in.
      signIn: failureAt("web-storage-unsupported"),
      error: failureAt("internal-error"),
      signOut: "/",
      verifyRequest: "/",
    },
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
      }),
    ],
    logger: { error: logError, warn: () => undefined },
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
