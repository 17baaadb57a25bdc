import type { NextRequest } from "next/server";
import { redirectAnswer } from "@/app/api/auth/answer";
import { noticeFailure } from "@/app/api/auth/failures";
import { callNextAuth, type AuthCall } from "@/app/api/auth/next-auth";
import { authOptions } from "@/app/api/auth/options";
import { cookiesOf, mergeCookies } from "@/app/api/auth/request";
import { authSetup } from "@/app/api/auth/setup";
import { isAttemptName } from "@/lib/auth/attempt";
import type { AuthCode } from "@/lib/auth/code";
import type { AuthConfig } from "@/lib/auth/config";
import { cookieLine, pendingCookie, startCookie } from "@/lib/auth/cookie";
import { resultAddress } from "@/lib/auth/result";
import { readCsrfToken } from "@/lib/auth/account";
import { attemptLifetime } from "@/lib/auth/limits";

/**
 * Begins a sign-in: the popup opens this address, and is sent on to the provider at once. What
 * NextAuth asks a page to do by script (fetch a CSRF token, post it back) happens here, so that
 * no page lies in between. Another site cannot begin a sign-in by this address: it would have to
 * set the cookie that carries the attempt's name.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const attempt = query.get("attempt");
  const isHere = query.get("here") === "1";
  if (!isAttemptName(attempt)) return refuse(undefined, "invalid-auth-event", isHere);
  if (authSetup.state !== "on") return refuse(attempt, authSetup.code, isHere);
  const { config } = authSetup;
  if (query.get("page") !== config.origin) return refuse(attempt, "unauthorized-domain", isHere);

  const isSecure = config.origin.startsWith("https:");
  if (request.cookies.get(startCookie(isSecure))?.value !== attempt) {
    const isOurs = request.headers.get("sec-fetch-site") === "same-origin";
    return refuse(attempt, isOurs ? "web-storage-unsupported" : "invalid-auth-event", isHere);
  }

  const { answer, code } = await noticeFailure(() =>
    goToProvider(config, cookiesOf(request), resultAddress({ attempt, code: undefined, isHere })),
  );
  const state = answer.location && new URL(answer.location).searchParams.get("state");
  if (!answer.location || !state) return refuse(attempt, code ?? "internal-error", isHere);
  return redirectAnswer(answer.location, [
    ...answer.cookies,
    cookieLine(startCookie(isSecure), "", 0, { isSecure, isHttpOnly: false }),
    cookieLine(pendingCookie(isSecure), `${attempt}.${state}`, attemptLifetime, {
      isSecure,
      isHttpOnly: true,
    }),
  ]);
}

function refuse(attempt: string | undefined, code: AuthCode, isHere: boolean): Response {
  return redirectAnswer(resultAddress({ attempt, code, isHere }));
}

/** The two calls that NextAuth's own pages make. */
async function goToProvider(
  config: AuthConfig,
  cookies: Readonly<Record<string, string>>,
  callbackUrl: string,
) {
  const options = authOptions(config);
  const call: AuthCall = { method: "GET", segments: ["csrf"], query: {}, body: {}, cookies };
  const csrf = await callNextAuth(options, call);
  const answer = await callNextAuth(options, {
    method: "POST",
    segments: ["signin", "google"],
    query: {},
    body: { csrfToken: readCsrfToken(JSON.parse(csrf.body)), callbackUrl },
    cookies: mergeCookies(cookies, csrf.cookies),
  });
  answer.cookies.unshift(...csrf.cookies);
  return answer;
}
