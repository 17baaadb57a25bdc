import type { NextRequest } from "next/server";
import { jsonAnswer } from "@/app/api/auth/answer";
import { answerAuth, answerWithoutSetup } from "@/app/api/auth/endpoints";
import { cookiesOf, fieldsOf } from "@/app/api/auth/request";
import { authSetup } from "@/app/api/auth/setup";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** What of NextAuth is used; its other addresses stay closed. */
const open = {
  GET: ["session", "csrf", "providers", "signin", "signout", "error", "callback/google"],
  POST: ["signin/google", "signout"],
} as const;

export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const path = open.GET.find(isPath((await params).nextauth));
  if (!path) return jsonAnswer({}, { status: 404 });
  const cookies = cookiesOf(request);
  if (authSetup.state !== "on") return answerWithoutSetup(authSetup.code, path, cookies);
  const query = Object.fromEntries(request.nextUrl.searchParams);
  return answerAuth(authSetup.config, path, { method: "GET", query, body: {}, cookies });
}

export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const path = open.POST.find(isPath((await params).nextauth));
  if (!path || authSetup.state !== "on") return jsonAnswer({}, { status: 404 });
  const body = await fieldsOf(request);
  if (!body) return jsonAnswer({ message: "The body cannot be read" }, { status: 400 });
  // NextAuth would pass the query of a sign-in on to the provider.
  const call = { method: "POST", query: {}, body, cookies: cookiesOf(request) } as const;
  return answerAuth(authSetup.config, path, call);
}

function isPath(segments: readonly string[]): (path: string) => boolean {
  return (path) => path === segments.join("/");
}
