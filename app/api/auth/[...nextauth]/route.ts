import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { cookiesOf, optionsOf } from "@/app/api/auth/options";
import { codeOf, type AuthCode } from "@/lib/auth/codes";
import { readAuthConfig, type AuthConfig } from "@/lib/auth/config";
import { signInPath } from "@/lib/paths";

const setup = readAuthConfig(process.env);
if (setup.state === "wrong") {
  if (process.env.NEXT_PHASE === "phase-production-build") throw new Error(setup.problems);
  console.error(setup.problems);
}

export { answer as GET, answer as POST };

/** NextAuth answers everything below /api/auth, but for failures of which it would not tell the visitor. */
async function answer(request: NextRequest, context: RouteContext<"/api/auth/[...nextauth]">) {
  const { method, nextUrl } = request;
  if (setup.state !== "on") {
    if (nextUrl.pathname === "/api/auth/error") return fail(request, "auth-domain-config-required");
    return Response.json({});
  }
  const refusal = refusalOf(request, setup.config);
  if (refusal) return fail(request, refusal);
  const seen: { code?: AuthCode } = {};
  try {
    const options = optionsOf(setup.config, (words) => (seen.code = codeOf(words)));
    // From the address of a form it would take parameters for the provider.
    const address = method === "POST" ? nextUrl.origin + nextUrl.pathname : nextUrl.href;
    const response: unknown = await NextAuth(new NextRequest(address, request), context, options);
    if (seen.code) return fail(request, seen.code);
    // It has 500 for addresses and cookies of the visitor's that it cannot read,
    if (response instanceof Response && response.status < 500) return response;
  } catch {
    // and nothing for bodies.
  }
  return Response.json({}, { status: 400 });
}

/** Why no sign-in begins or ends by a request. */
function refusalOf(request: NextRequest, config: AuthConfig): AuthCode | undefined {
  const { cookies, headers, method, nextUrl } = request;
  const { origin } = new URL(config.NEXTAUTH_URL);
  if (method === "POST" && (headers.get("origin") ?? origin) !== origin) {
    return "unauthorized-domain";
  }
  if (nextUrl.pathname !== "/api/auth/callback/google") return undefined;
  if (!cookies.has(cookiesOf(config).state.name)) return "no-auth-event";
  const error = nextUrl.searchParams.get("error");
  return error ? codeOf(`${error} (${nextUrl.searchParams.get("error_description")})`) : undefined;
}

/** Leads to the page where a sign-in ends, by a redirect or as NextAuth's client takes it. */
function fail({ method }: NextRequest, code: AuthCode): Response {
  console.error(`[sign-in] ${code}`);
  const url = `${signInPath("en")}?error=${code}`;
  if (method === "POST") return Response.json({ url });
  return new Response(null, { status: 302, headers: { Location: url } });
}
