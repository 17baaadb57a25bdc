import { decode } from "next-auth/jwt";
import type { NextRequest } from "next/server";
import { removeCookies, setHint } from "@/app/api/auth/set-cookie-header";
import { askOrThrow, isRefused } from "@/app/api/auth/ask-next-auth";
import { readText } from "@/lib/auth/signed-in-account";
import type { AuthCode } from "@/lib/auth/failure-codes";
import type { AuthConfig } from "@/lib/auth/auth-config";
import { authCookies } from "@/lib/auth/cookie-names-and-lifetimes";
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
  const { search, searchParams } = request.nextUrl;
  const state = await stateUnderWay(config, request);
  const refusal = refusalOf(searchParams, state);
  if (refusal) {
    logFailure("REFUSED", refusal);
    return failurePage(config, request, refusal, state === searchParams.get("state"));
  }
  try {
    const answer = await askOrThrow(config, request, search);
    console.info("[sign-in] SIGNED_IN");
    return setHint(answer, config.origin);
  } catch (error) {
    const code = codeOfError(error);
    logFailure("OAUTH_CALLBACK_ERROR", code);
    return failurePage(config, request, code, true);
  }
}

/** Why the provider's answer can make no session, as far as its query tells. */
function refusalOf(query: URLSearchParams, state: string | undefined): AuthCode | undefined {
  if (state === undefined) return "no-auth-event";
  if (state !== query.get("state")) return "invalid-auth-event";
  const error = query.get("error");
  return error === null ? undefined : codeOfRefusal(error, query.get("error_description") ?? "");
}

/**
 * Leads to the page where the sign-in under way ends, with a code.
 *
 * @param isUnderWay whether the answer belongs to it: one to a popup that a newer one has replaced
 *   must not end the newer one's attempt
 */
function failurePage(
  { origin }: AuthConfig,
  { cookies }: NextRequest,
  code: AuthCode,
  isUnderWay: boolean,
): Response {
  const { callbackUrl, state, pkceCodeVerifier, nonce } = authCookies(origin);
  const page = resultPage(cookies.get(callbackUrl.name)?.value ?? "", origin);
  if (!isUnderWay) page.searchParams.delete("attempt");
  page.searchParams.set("error", code);
  // Relative, so that it stays on the address the browser used.
  const headers = { Location: page.pathname + page.search };
  const spent = isUnderWay ? [state, pkceCodeVerifier, nonce] : [];
  return removeCookies(
    new Response(null, { status: 302, headers }),
    origin,
    spent.map(({ name }) => name),
  );
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
