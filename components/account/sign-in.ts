import type { Session } from "next-auth";
import { codeOf, isInApp, type AuthCode } from "@/lib/auth/codes";

/** How a sign-in ended. */
export type Result = "signed-in" | AuthCode;

/** In place of the name of an attempt: the sign-in runs in the shop's own window, and not in a popup. */
export const ownWindow = "here";

/**
 * Signs in by a popup of 500 by 600 pixels; to be called in the tap itself, since browsers block later ones.
 * `show` is told how it ended. A success may come after a failure: with some opener policies a popup looks
 * closed while the visitor is still typing in it.
 *
 * @param page path of the page where a sign-in begins
 * @returns a function that cancels it: its popup closes, and nothing more is told
 */
export function signInByPopup(page: string, show: (result: Result) => void): () => void {
  // 128 random bits. `crypto.randomUUID` exists on https only, and the shop is tried out on http.
  const attempt = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const left = Math.round(window.screenX + (window.outerWidth - 500) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - 600) / 2);
  const features = `popup,width=500,height=600,left=${left},top=${top}`;
  const obstacle = browserObstacle();
  const popup = obstacle ? null : window.open(`${page}#${attempt}`, "_blank", features);
  if (!popup) {
    show(obstacle ?? "popup-blocked");
    return () => undefined;
  }
  const channel = new BroadcastChannel(attempt);
  let tell = show;
  // A popup that looks closed has 8 seconds to say how it ended (docs/sign-in.md).
  let timer = setInterval(() => {
    if (!popup.closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => end("signed-in", "popup-closed-by-user"), 8000);
  }, 250);

  function end(words: string, otherwise?: AuthCode): void {
    clearTimeout(timer);
    void resultOf(words, otherwise).then((result) => tell(result));
  }
  function cancel(): void {
    tell = () => undefined;
    clearTimeout(timer);
    channel.close();
    popup?.close();
  }

  channel.onmessage = ({ data }) => end(String(data));
  // Where the network fails, the popup does not load, and cannot say so.
  fetch("/api/auth/providers").catch(() => {
    tell("network-request-failed");
    cancel();
  });
  window.addEventListener("pagehide", cancel, { once: true });
  return cancel;
}

/** What the words of the page where a sign-in ends are worth: that it succeeded, the server has to confirm. */
export async function resultOf(words: string, otherwise: AuthCode = "internal-error") {
  if (words !== "signed-in") return codeOf(words);
  const failed = () => "network-request-failed" as const;
  return fetchAccount().then((account) => (account ? "signed-in" : otherwise), failed);
}

/** Who is signed in; without a session NextAuth answers `{}`. Rejects where network or server fail. */
export async function fetchAccount(): Promise<Session["user"]> {
  const answer: unknown = await (await fetch("/api/auth/session")).json();
  return isSession(answer) ? answer.user : undefined;
}

function isSession(answer: unknown): answer is Session {
  return answer instanceof Object && "user" in answer;
}

/** Why this browser cannot sign in, as far as it knows itself. */
function browserObstacle(): AuthCode | undefined {
  if (isInApp(navigator.userAgent)) return "operation-not-supported-in-this-environment";
  return navigator.cookieEnabled ? undefined : "web-storage-unsupported";
}
