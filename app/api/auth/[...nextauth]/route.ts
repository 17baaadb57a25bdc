import type { NextRequest } from "next/server";
import { cookieRemoval, jsonAnswer } from "@/app/api/auth/answer";
import { answerCsrf, answerSession, answerSignOut } from "@/app/api/auth/session";
import { authSetup } from "@/app/api/auth/setup";
import { beginSignIn, finishSignIn } from "@/app/api/auth/sign-in";
import type { AuthConfig } from "@/lib/auth/config";
import { hintCookie, nextAuthCookies } from "@/lib/auth/cookie";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

const formType = "application/x-www-form-urlencoded";

// docs/sign-in.md lists these addresses; all others of NextAuth stay closed.

export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const path = (await params).nextauth.join("/");
  if (authSetup.state !== "on") return answerWithoutSetup(path, request);
  const { config } = authSetup;
  if (path === "session") return answerSession(config, request);
  if (path !== "csrf" && path !== "callback/google") return nothing();
  return (
    refuseOddReturn(config, request) ??
    (path === "csrf" ? answerCsrf(config) : finishSignIn(config, request))
  );
}

export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const path = (await params).nextauth.join("/");
  const isBeginning = path === "signin/google";
  if (!isBeginning && path !== "signout") return nothing();
  if (authSetup.state !== "on") {
    return isBeginning ? jsonAnswer({ error: authSetup.code }) : nothing();
  }
  const { config } = authSetup;
  const type = request.headers.get("content-type") ?? formType;
  if (!type.startsWith(formType)) return jsonAnswer({}, [], 400);
  const form = new URLSearchParams(await request.text());
  return (
    refuseOddReturn(config, request) ??
    (isBeginning ? beginSignIn(config, request, form) : answerSignOut(config, form))
  );
}

/** NextAuth would answer 500 to a cookie whose return address is none. */
function refuseOddReturn({ origin }: AuthConfig, { cookies }: NextRequest): Response | undefined {
  const isSecure = origin.startsWith("https:");
  const { callbackUrl: name } = nextAuthCookies(isSecure);
  const address = cookies.get(name)?.value;
  if (!address || (/^https?:/.test(address) && URL.canParse(address))) return undefined;
  return jsonAnswer({}, [cookieRemoval(name, isSecure)], 400);
}

/** Where sign-in is not set up, nobody is signed in. */
function answerWithoutSetup(path: string, { cookies }: NextRequest): Response {
  if (path !== "session") return path === "csrf" ? jsonAnswer({}) : nothing();
  return jsonAnswer({}, cookies.has(hintCookie) ? [cookieRemoval(hintCookie, false)] : []);
}

function nothing(): Response {
  return jsonAnswer({}, [], 404);
}
