import { hintLine, redirectAnswer } from "@/app/api/auth/answer";
import { noticeFailure } from "@/app/api/auth/failures";
import { callNextAuth, type AuthCall } from "@/app/api/auth/next-auth";
import { authOptions } from "@/app/api/auth/options";
import type { AuthCode } from "@/lib/auth/code";
import type { AuthConfig } from "@/lib/auth/config";
import { cookieLine, nextAuthCookies, pendingCookie } from "@/lib/auth/cookie";
import { resultAddress, readResult } from "@/lib/auth/result";
import { codeOfRefusal } from "@/lib/auth/failure";

/** The provider sends the visitor back: makes the session, or says what went wrong. */
export async function finishSignIn(config: AuthConfig, call: AuthCall): Promise<Response> {
  const isSecure = config.origin.startsWith("https:");
  const names = nextAuthCookies(isSecure);
  const [attempt, state] = call.cookies[pendingCookie(isSecure)]?.split(".") ?? [];
  // An answer to a popup that a newer one has replaced must not end the newer one's attempt.
  const isCurrent = state !== undefined && state === call.query.state;
  const isHere = readResult(
    new URL(call.cookies[names.callbackUrl] ?? config.origin).search,
  ).isHere;

  const end = (code: AuthCode) => {
    const spent = isCurrent ? [names.state, names.verifier, pendingCookie(isSecure)] : [];
    return redirectAnswer(
      resultAddress({ attempt: isCurrent ? attempt : undefined, code, isHere }),
      spent.map((name) => cookieLine(name, "", 0, { isSecure, isHttpOnly: true })),
    );
  };

  if (call.cookies[names.state] === undefined) return end("no-auth-event");
  if (call.query.error !== undefined) {
    const refusal = codeOfRefusal(call.query.error, call.query.error_description);
    return end(isCurrent ? refusal : "invalid-auth-event");
  }
  const { answer, code } = await noticeFailure(() => callNextAuth(authOptions(config), call));
  const isSignedIn = answer.cookies.some((line) => line.startsWith(names.session));
  if (!isSignedIn || !answer.location) return end(code ?? "internal-error");
  return redirectAnswer(answer.location, [
    ...answer.cookies,
    hintLine(true, isSecure),
    cookieLine(pendingCookie(isSecure), "", 0, { isSecure, isHttpOnly: true }),
  ]);
}
