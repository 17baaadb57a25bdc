import type { Session } from "next-auth";
import { codeOf, isInApp, type AuthCode } from "@/lib/auth/codes";

export type Result = "signed-in" | AuthCode;

/** Stands for the name of an attempt that runs in the shop's own window instead of a popup. */
export const ownWindow = "here";

/**
 * Signs in with a popup. Has to be called in the event of the tap, because browsers block popups that open later.
 *
 * @param page path of the page on which a sign-in begins
 * @param show is called with the result. A success may follow a failure, because the opener policy of a provider can
 *   make a popup look closed while the visitor is still typing in it.
 * @returns a function that cancels the sign-in
 */
export function signInByPopup(page: string, show: (result: Result) => void): () => void {
  const attempt = String(Date.now());
  const obstacle = findObstacle();
  const popup = obstacle
    ? null
    : window.open(`${page}#${attempt}`, "_blank", "popup,width=500,height=600");
  if (!popup) {
    show(obstacle ?? "popup-blocked");
    return () => undefined;
  }
  const channel = new BroadcastChannel(attempt);
  let notify = show;
  // A popup that looks closed has 8 seconds to report its result. Then the session decides (docs/sign-in.md).
  let timer = setInterval(() => {
    if (!popup.closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => end("signed-in", "popup-closed-by-user"), 8000);
  }, 250);

  function end(outcome: string, otherwise?: AuthCode): void {
    clearTimeout(timer);
    void verify(outcome, otherwise).then((result) => notify(result));
  }

  channel.onmessage = ({ data }) => end(String(data));
  // Without the shop the popup does not load, and tells nothing.
  ask("providers").catch(() => {
    end(unreachable());
    // Chrome forgets a first one while the page of an error is on its way.
    const closing = setInterval(() => (popup.closed ? clearInterval(closing) : popup.close()), 100);
  });
  return () => {
    notify = () => undefined;
    clearTimeout(timer);
    channel.close();
    popup.close();
  };
}

/** The result by what the page on which it ended reports. The server has to confirm a success, or it is `otherwise`. */
export async function verify(outcome: string, otherwise: AuthCode = "internal-error") {
  if (outcome !== "signed-in") return codeOf(outcome);
  return fetchAccount().then((account) => (account ? "signed-in" : otherwise), unreachable);
}

/** Who is signed in, or undefined: without a session NextAuth answers `{}`. Rejects where network or server fail. */
export async function fetchAccount(): Promise<Session["user"]> {
  const answer = await ask("session");
  return isSession(answer) ? answer.user : undefined;
}

/** What the shop answers below `/api/auth`. Rejects unless it answers as it should within ten seconds. */
export async function ask(path: string): Promise<unknown> {
  // Chrome has AbortSignal.timeout only since version 103.
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 10_000);
  const response = await fetch(`/api/auth/${path}`, { signal: controller.signal });
  if (!response.ok) throw new Error(`The shop answers ${response.status}.`);
  return response.json();
}

const isSession = (answer: unknown): answer is Session =>
  answer instanceof Object && "user" in answer;

/** Why a request to the shop has failed. */
export const unreachable = (): AuthCode =>
  navigator.onLine ? "shop-unreachable" : "network-request-failed";

function findObstacle(): AuthCode | undefined {
  if (isInApp(navigator.userAgent)) return "operation-not-supported-in-this-environment";
  return navigator.cookieEnabled ? undefined : "web-storage-unsupported";
}
