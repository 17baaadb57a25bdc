import { decode } from "next-auth/jwt";
import type { NextRequest } from "next/server";
import { hintLine, removal, withCookies } from "@/app/api/auth/set-cookie-header";
import { askOrThrow, isRefused } from "@/app/api/auth/ask-next-auth";
import { readText } from "@/lib/auth/signed-in-account";
import type { AuthCode } from "@/lib/auth/failure-codes";
import type { AuthConfig } from "@/lib/auth/auth-config";
import { authCookies } from "@/lib/auth/auth-cookies";
import { codeOfError, codeOfRefusal } from "@/lib/auth/failure-code-from-provider-error";
import { resultPage } from "@/lib/auth/sign-in-result-address";

/**
 * Begins a sign-in: answers `{ url }`, where the provider asks the visitor, or `{ error }`, a code.
 * Another site cannot begin one: it has neither the token nor this origin.
 */
export async function beginSignIn(config: AuthConfig, request: NextRequest): Promise<Response> {
  const page = request.headers.get("origin") ?? config.origin;
  if (page !== config.origin) return refuseBeginning("REFUSED", "unauthorized-domain");
  try {
    const answer = await askOrThrow(config, request);
    // It refuses a token for which the browser has kept no cookie.
    if (!(await isRefused(config, answer))) return answer;
    return refuseBeginning("REFUSED", "web-storage-unsupported");
  } catch (error) {
    return refuseBeginning("SIGNIN_OAUTH_ERROR", codeOfError(error));
  }
}

function refuseBeginning(step: string, code: AuthCode): Response {
  logFailure(step, code);
  return Response.json({ error: code });
}

/** The provider sends the visitor back: makes the session, or says what went wrong. */
export async function finishSignIn(config: AuthConfig, request: NextRequest): Promise<Response> {
  const { origin } = config;
  const cookies = authCookies(origin);
  const { search, searchParams: query } = request.nextUrl;
  const state = await stateUnderWay(config, request);
  const isUnderWay = state !== undefined && state === query.get("state");

  function refuse(step: string, code: AuthCode): Response {
    logFailure(step, code);
    const page = resultPage(request.cookies.get(cookies.callbackUrl.name)?.value ?? "", origin);
    // An answer to a popup that a newer one has replaced must not end the newer one's attempt.
    if (!isUnderWay) page.searchParams.delete("attempt");
    page.searchParams.set("error", code);
    // Relative, so that it stays on the address the browser used.
    const headers = { Location: page.pathname + page.search };
    const spent = isUnderWay ? [cookies.state, cookies.pkceCodeVerifier, cookies.nonce] : [];
    return withCookies(
      new Response(null, { status: 302, headers }),
      spent.map(({ name }) => removal(name, origin)),
    );
  }

  if (state === undefined) return refuse("REFUSED", "no-auth-event");
  if (!isUnderWay) return refuse("REFUSED", "invalid-auth-event");
  const refusal = query.get("error");
  if (refusal !== null) {
    return refuse("REFUSED", codeOfRefusal(refusal, query.get("error_description") ?? ""));
  }
  try {
    const answer = await askOrThrow(config, request, search);
    console.info("[sign-in] SIGNED_IN");
    return withCookies(answer, [hintLine(origin)]);
  } catch (error) {
    return refuse("OAUTH_CALLBACK_ERROR", codeOfError(error));
  }
}

/** The state of the sign-in that this browser has begun last, as NextAuth's cookie seals it. */
async function stateUnderWay(
  { secret, origin }: AuthConfig,
  { cookies }: NextRequest,
): Promise<string | undefined> {
  const { name } = authCookies(origin).state;
  const token = cookies.get(name)?.value;
  const sealed = await decode({ token, secret, salt: name }).catch(() => null);
  return readText(sealed, "value");
}

/** One line for each sign-in that ends; neither names nor tokens. */
function logFailure(step: string, code: AuthCode): void {
  console.error(`[sign-in] ${step} ${code}`);
}
