import { hintLine, jsonAnswer, redirectAnswer } from "@/app/api/auth/answer";
import { noticeFailure } from "@/app/api/auth/failures";
import { finishSignIn } from "@/app/api/auth/finish";
import { callNextAuth, type AnswerRecorder, type AuthCall } from "@/app/api/auth/next-auth";
import { authOptions } from "@/app/api/auth/options";
import { readSession } from "@/lib/auth/account";
import type { AuthCode } from "@/lib/auth/code";
import type { AuthConfig } from "@/lib/auth/config";
import { cookieLine, hintCookie, nextAuthCookies } from "@/lib/auth/cookie";
import { resultAddress } from "@/lib/auth/result";
import { safeReturn } from "@/lib/auth/return-address";

type Fields = Readonly<Record<string, string>>;

/** Answers one of NextAuth's addresses, with what we add and take away. */
export async function answerAuth(
  config: AuthConfig,
  path: string,
  request: Omit<AuthCall, "segments">,
): Promise<Response> {
  const call = keepOnSite({ ...request, segments: path.split("/") }, config);
  if (path === "callback/google") return finishSignIn(config, call);
  const { answer } = await noticeFailure(() => callNextAuth(authOptions(config), call));
  if (path === "session") return answerSession(config, answer, call.cookies);
  if (path === "signout" && call.method === "POST") return answerSignOut(config, answer);
  return plainAnswer(answer);
}

/** Where sign-in is not set up, nobody is signed in; nothing else is there. */
export function answerWithoutSetup(code: AuthCode, path: string, cookies: Fields): Response {
  if (path === "callback/google") {
    return redirectAnswer(resultAddress({ attempt: undefined, code, isHere: false }));
  }
  const isAsked = ["session", "csrf", "providers"].includes(path);
  const isStale = cookies[hintCookie] !== undefined;
  return jsonAnswer(
    {},
    { status: isAsked ? 200 : 404, cookies: isStale ? [hintLine(false, false)] : [] },
  );
}

/** NextAuth answers 500 to return addresses that are no addresses, and follows them otherwise. */
function keepOnSite(call: AuthCall, config: AuthConfig): AuthCall {
  const cookieName = nextAuthCookies(config.origin.startsWith("https:")).callbackUrl;
  const keep = (fields: Fields, name: string) => {
    const wanted = fields[name];
    return wanted === undefined ? fields : { ...fields, [name]: safeReturn(wanted, config.origin) };
  };
  return {
    ...call,
    query: keep(call.query, "callbackUrl"),
    body: keep(call.body, "callbackUrl"),
    cookies: keep(call.cookies, cookieName),
  };
}

/**
 * Who is signed in. NextAuth would set two more cookies for everyone who asks, and renew the
 * session: an answer that comes late would then undo a sign-out in another tab. So only cookies
 * that have lost their meaning are removed here.
 */
function answerSession(config: AuthConfig, answer: AnswerRecorder, cookies: Fields): Response {
  const isSecure = config.origin.startsWith("https:");
  const session: unknown = JSON.parse(answer.body);
  const isSignedIn = readSession(session) !== undefined;
  const { session: name } = nextAuthCookies(isSecure);
  const gone = answer.cookies.filter((line) => line.startsWith(name) && line.includes("Max-Age=0"));
  const isHinted = cookies[hintCookie] !== undefined;
  return jsonAnswer(session, {
    cookies: isHinted === isSignedIn ? gone : [...gone, hintLine(isSignedIn, isSecure)],
    status: answer.statusCode,
  });
}

/** After signing out, no cookie of ours is left. */
function answerSignOut(config: AuthConfig, answer: AnswerRecorder): Response {
  const isRefused = `${answer.location}${answer.body}`.includes("csrf=true");
  if (isRefused) return plainAnswer(answer);
  const isSecure = config.origin.startsWith("https:");
  const names = nextAuthCookies(isSecure);
  const gone = [names.csrf, names.callbackUrl].map((name) =>
    cookieLine(name, "", 0, { isSecure, isHttpOnly: true }),
  );
  const sessionLines = answer.cookies.filter((line) => line.startsWith(names.session));
  answer.cookies = [...sessionLines, ...gone, hintLine(false, isSecure)];
  return plainAnswer(answer);
}

function plainAnswer(answer: AnswerRecorder): Response {
  const { cookies, statusCode: status } = answer;
  if (answer.location) return redirectAnswer(answer.location, cookies);
  return jsonAnswer(JSON.parse(answer.body), { cookies, status });
}
