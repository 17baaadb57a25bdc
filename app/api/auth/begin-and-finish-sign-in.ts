import { decode } from "next-auth/jwt";
import type { NextRequest } from "next/server";
import { removeCookies, setHint } from "@/app/api/auth/remove-and-set-cookies";
import { passOrThrow, isRefused } from "@/app/api/auth/pass-request-to-next-auth";
import { readText } from "@/lib/auth/read-account-from-session";
import type { AuthCode } from "@/lib/auth/failure-codes";
import type { AuthConfig } from "@/lib/auth/auth-settings-from-environment";
import { authCookies } from "@/lib/auth/cookie-names-and-lifetimes";
import { codeOfError, codeOfRefusal } from "@/lib/auth/failure-code-from-provider-error";
import { resultPage } from "@/lib/auth/sign-in-result-address";

/**
 * Begins a sign-in. The response is `{ url }`, the address at the provider, or `{ error }`, a code.
 * Other sites cannot begin one: they have neither the CSRF token nor the shop's origin.
 */
export async function beginSignIn(config: AuthConfig, request: NextRequest): Promise<Response> {
  const page = request.headers.get("origin") ?? config.origin;
  if (page !== config.origin) return refuseBeginning("REFUSED", "unauthorized-domain");
  try {
    const response = await passOrThrow(config, request);
    // NextAuth refuses the CSRF token if the browser has not kept its cookie.
    if (!(await isRefused(config, response))) return response;
    return refuseBeginning("REFUSED", "web-storage-unsupported");
  } catch (error) {
    return refuseBeginning("SIGNIN_OAUTH_ERROR", codeOfError(error));
  }
}

function refuseBeginning(step: string, code: AuthCode): Response {
  logFailure(step, code);
  return Response.json({ error: code });
}

/** Completes a sign-in when the provider sends the visitor back: creates the session, or shows why not. */
export async function finishSignIn(config: AuthConfig, request: NextRequest): Promise<Response> {
  const { search, searchParams } = request.nextUrl;
  const state = await stateOfLatestAttempt(config, request);
  const refusal = refusalOf(searchParams, state);
  if (refusal) {
    logFailure("REFUSED", refusal);
    return failurePage(config, request, refusal, state === searchParams.get("state"));
  }
  try {
    const response = await passOrThrow(config, request, search);
    console.info("[sign-in] SIGNED_IN");
    return setHint(response, config.origin);
  } catch (error) {
    const code = codeOfError(error);
    logFailure("OAUTH_CALLBACK_ERROR", code);
    return failurePage(config, request, code, true);
  }
}

/** Why the provider's redirect cannot create a session, judging by its query. */
function refusalOf(query: URLSearchParams, state: string | undefined): AuthCode | undefined {
  if (state === undefined) return "no-auth-event";
  if (state !== query.get("state")) return "invalid-auth-event";
  const error = query.get("error");
  return error === null ? undefined : codeOfRefusal(error, query.get("error_description") ?? "");
}

/**
 * Redirects to the result page, with a code.
 *
 * @param isCurrent whether the provider's redirect belongs to the browser's latest attempt: that of a
 *   replaced popup must not end the newer attempt
 */
function failurePage(
  { origin }: AuthConfig,
  { cookies }: NextRequest,
  code: AuthCode,
  isCurrent: boolean,
): Response {
  const { callbackUrl, state, pkceCodeVerifier, nonce } = authCookies(origin);
  const page = resultPage(cookies.get(callbackUrl.name)?.value ?? "", origin);
  if (!isCurrent) page.searchParams.delete("attempt");
  page.searchParams.set("error", code);
  // Relative, so that the browser stays at the origin it used.
  const headers = { Location: page.pathname + page.search };
  const spent = isCurrent ? [state, pkceCodeVerifier, nonce] : [];
  return removeCookies(
    new Response(null, { status: 302, headers }),
    origin,
    spent.map(({ name }) => name),
  );
}

/** The `state` parameter of this browser's latest attempt, from NextAuth's encrypted cookie. */
async function stateOfLatestAttempt(
  { secret, origin }: AuthConfig,
  { cookies }: NextRequest,
): Promise<string | undefined> {
  const { name } = authCookies(origin).state;
  const token = cookies.get(name)?.value;
  const sealed = await decode({ token, secret, salt: name }).catch(() => null);
  return readText(sealed, "value");
}

/** Logs one line, without names or tokens. */
function logFailure(step: string, code: AuthCode): void {
  console.error(`[sign-in] ${step} ${code}`);
}
