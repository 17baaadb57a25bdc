import type { NextRequest } from "next/server";
import { removeCookies } from "@/app/api/auth/remove-and-set-cookies";
import { passToNextAuth } from "@/app/api/auth/pass-request-to-next-auth";
import { respondWithSession, signOut } from "@/app/api/auth/session-and-sign-out";
import { beginSignIn, finishSignIn } from "@/app/api/auth/begin-and-finish-sign-in";
import { readAuthConfig, type AuthConfig } from "@/lib/auth/auth-settings-from-environment";
import { hintCookie, authCookies } from "@/lib/auth/cookie-names-and-lifetimes";

/** Whether people can sign in. Read from the environment once, when the server starts. */
const setup = readAuthConfig(process.env);

type Handler = (config: AuthConfig, request: NextRequest) => Promise<Response>;

// docs/sign-in.md lists these addresses. NextAuth has more, which are not reachable.
const getHandlers = new Map<string, Handler>([
  ["session", respondWithSession],
  ["csrf", (config, request) => passToNextAuth(config, request)],
  ["callback/google", finishSignIn],
]);
const postHandlers = new Map<string, Handler>([
  ["signin/google", beginSignIn],
  ["signout", signOut],
]);

export const GET = (request: NextRequest) => route(getHandlers, request);
export const POST = (request: NextRequest) => route(postHandlers, request);

async function route(
  handlers: ReadonlyMap<string, Handler>,
  request: NextRequest,
): Promise<Response> {
  // As the server has it for its limits; the route's parameters are decoded.
  const path = request.nextUrl.pathname.replace("/api/auth/", "");
  const response = await respond(handlers.get(path), request);
  // No cache may keep who is signed in.
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

async function respond(handler: Handler | undefined, request: NextRequest): Promise<Response> {
  if (!handler) return Response.json({}, { status: 404 });
  if (setup.state !== "on") {
    if (handler === beginSignIn) return Response.json({ error: setup.code });
    const stale = request.cookies.has(hintCookie) ? [hintCookie] : [];
    return removeCookies(Response.json({}), "", stale);
  }
  const { config } = setup;
  const refusal = handler === respondWithSession ? undefined : refuseMalformed(config, request);
  return refusal ?? handler(config, request);
}

const form = "application/x-www-form-urlencoded";

/**
 * Refuses requests to which NextAuth would respond with 500: a body that is not a form, or a return
 * address in the browser's cookie that is not a URL. That cookie is removed.
 */
function refuseMalformed(
  { origin }: AuthConfig,
  { method, headers, cookies }: NextRequest,
): Response | undefined {
  const { name } = authCookies(origin).callbackUrl;
  const isNoForm = method === "POST" && !(headers.get("content-type") ?? form).startsWith(form);
  const address = cookies.get(name)?.value ?? origin;
  const isAddress = /^https?:/.test(address) && URL.canParse(address);
  if (!isNoForm && isAddress) return undefined;
  return removeCookies(Response.json({}, { status: 400 }), origin, [name]);
}
