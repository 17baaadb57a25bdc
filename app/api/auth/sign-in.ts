import { decode } from "next-auth/jwt";
import type { NextRequest } from "next/server";
import {
  cookieRemoval,
  finishAnswer,
  hintLine,
  jsonAnswer,
  redirectAnswer,
} from "@/app/api/auth/answer";
import { discover } from "@/app/api/auth/discovery";
import { addressIn, askNextAuth, type AuthQuestion } from "@/app/api/auth/next-auth";
import { logEnd, observeOutcome } from "@/app/api/auth/outcome";
import { readText } from "@/lib/auth/account";
import type { AuthCode } from "@/lib/auth/code";
import type { AuthConfig } from "@/lib/auth/config";
import { nextAuthCookies } from "@/lib/auth/cookie";
import { codeOfRefusal } from "@/lib/auth/failure";
import { resultPage } from "@/lib/auth/result";

/**
 * Begins a sign-in: answers `{ url }`, where the provider asks the visitor, or `{ error }`, a code.
 * Another site cannot begin one: it has neither the token nor this origin.
 */
export async function beginSignIn(
  config: AuthConfig,
  request: NextRequest,
  form: URLSearchParams,
): Promise<Response> {
  const page = request.headers.get("origin") ?? config.origin;
  if (page !== config.origin) return refuseBeginning("REFUSED", "unauthorized-domain");
  const field = (name: string) => form.get(name) ?? "";
  const { answer, outcome } = await askAtProvider(config, "SIGNIN_OAUTH_ERROR", {
    path: "signin/google",
    form: {
      csrfToken: field("csrfToken"),
      callbackUrl: field("callbackUrl"),
      json: field("json"),
    },
  });
  if (outcome?.state === "failed") return refuseBeginning(outcome.step, outcome.code);
  const url = answer && (await addressIn(answer));
  // NextAuth refuses a token for which the browser has kept no cookie.
  if (!url || url.startsWith(config.origin)) {
    return refuseBeginning("REFUSED", "web-storage-unsupported");
  }
  return finishAnswer(answer);
}

function refuseBeginning(step: string, error: AuthCode): Response {
  logEnd(step, error);
  return jsonAnswer({ error });
}

/** The provider sends the visitor back: makes the session, or says what went wrong. */
export async function finishSignIn(config: AuthConfig, request: NextRequest): Promise<Response> {
  const isSecure = config.origin.startsWith("https:");
  const names = nextAuthCookies(isSecure);
  const { searchParams: query } = request.nextUrl;
  const state = await stateUnderWay(config, request);
  const isUnderWay = state !== undefined && state === query.get("state");

  function refuse(step: string, code: AuthCode): Response {
    logEnd(step, code);
    const page = resultPage(request.cookies.get(names.callbackUrl)?.value ?? "", config.origin);
    // An answer to a popup that a newer one has replaced must not end the newer one's attempt.
    if (!isUnderWay) page.searchParams.delete("attempt");
    page.searchParams.set("error", code);
    const spent = isUnderWay ? [names.state, names.verifier, names.nonce] : [];
    return redirectAnswer(
      page.pathname + page.search,
      spent.map((name) => cookieRemoval(name, isSecure)),
    );
  }

  if (state === undefined) return refuse("REFUSED", "no-auth-event");
  if (!isUnderWay) return refuse("REFUSED", "invalid-auth-event");
  const refusal = query.get("error");
  if (refusal !== null) {
    return refuse("REFUSED", codeOfRefusal(refusal, query.get("error_description") ?? ""));
  }
  query.delete("callbackUrl");
  const { answer, outcome } = await askAtProvider(config, "OAUTH_CALLBACK_ERROR", {
    path: "callback/google",
    query,
  });
  if (outcome?.state === "failed") return refuse(outcome.step, outcome.code);
  if (!answer || !outcome) return refuse("REFUSED", "internal-error");
  logEnd("SIGNED_IN");
  return finishAnswer(answer, [hintLine(isSecure)]);
}

/** The state of the sign-in that this browser has begun last, as NextAuth's cookie seals it. */
async function stateUnderWay(
  { secret, origin }: AuthConfig,
  { cookies }: NextRequest,
): Promise<string | undefined> {
  const { state: name } = nextAuthCookies(origin.startsWith("https:"));
  const token = cookies.get(name)?.value;
  const sealed = await decode({ token, secret, salt: name }).catch(() => null);
  return readText(sealed, "value");
}

function askAtProvider(config: AuthConfig, step: string, question: AuthQuestion) {
  return observeOutcome(step, async () =>
    askNextAuth(config, question, await discover(config.issuer)),
  );
}
