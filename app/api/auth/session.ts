import { getToken } from "next-auth/jwt";
import type { NextRequest } from "next/server";
import { cookieRemoval, finishAnswer, hintLine, jsonAnswer } from "@/app/api/auth/answer";
import { addressIn, askNextAuth } from "@/app/api/auth/next-auth";
import type { AuthConfig } from "@/lib/auth/config";
import { hintCookie, nextAuthCookies } from "@/lib/auth/cookie";

/**
 * Who is signed in. NextAuth's own address would renew the session, and an answer that comes late
 * would then undo a sign-out in another tab. Cookies that have lost their meaning are removed.
 */
export async function answerSession(config: AuthConfig, request: NextRequest): Promise<Response> {
  const isSecure = config.origin.startsWith("https:");
  const { session } = nextAuthCookies(isSecure);
  const token = await getToken({ req: request, secret: config.secret, cookieName: session });
  const isHinted = request.cookies.has(hintCookie);
  if (token) {
    const { name, email } = token;
    return jsonAnswer({ user: { name, email } }, isHinted ? [] : [hintLine(isSecure)]);
  }
  const gone = request.cookies.getAll().map(({ name }) => name);
  const stale = gone.filter((name) => name === hintCookie || name.startsWith(session));
  return jsonAnswer(
    {},
    stale.map((name) => cookieRemoval(name, isSecure)),
  );
}

/** The token that the forms of sign-in and sign-out have to carry. */
export async function answerCsrf(config: AuthConfig): Promise<Response> {
  return finishAnswer(await askNextAuth(config, { path: "csrf" }));
}

/** Ends the session, if the form comes from a page of ours; then no cookie of ours is left. */
export async function answerSignOut(config: AuthConfig, form: URLSearchParams): Promise<Response> {
  const answer = await askNextAuth(config, {
    path: "signout",
    form: { csrfToken: form.get("csrfToken") ?? "", json: form.get("json") ?? "" },
  });
  const isRefused = (await addressIn(answer)) === `${config.origin}/api/auth/signout?csrf=true`;
  if (isRefused) return finishAnswer(answer);
  const isSecure = config.origin.startsWith("https:");
  const { csrf, callbackUrl } = nextAuthCookies(isSecure);
  const gone = [csrf, callbackUrl, hintCookie].map((name) => cookieRemoval(name, isSecure));
  return finishAnswer(answer, gone);
}
