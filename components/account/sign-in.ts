import { readAccount, type Account } from "@/lib/auth/account";
import { codeOf, isInApp, type AuthCode } from "@/lib/auth/codes";

/** How a sign-in ended. */
export type Result = "signed-in" | AuthCode;

/** In place of the name of an attempt: the sign-in runs in the shop's own window, and not in a popup. */
export const here = "here";

/** How often to look whether a popup is still open, in milliseconds. */
const poll = 250;

/** How long a popup that looks closed may still say how it ended: milliseconds, as the specification has it. */
const grace = 8000;

/**
 * Signs in by a popup; to be called in the tap itself, since browsers block later ones. A success may come
 * after a failure: with some opener policies a popup looks closed while the visitor is still typing in it.
 *
 * @param page path of the page where a sign-in begins
 * @param show called with how it ended
 * @returns a function that cancels it
 */
export function signInByPopup(page: string, show: (result: Result) => void): () => void {
  // 128 random bits. `crypto.randomUUID` exists on https only, and the shop is tried out on http.
  const attempt = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const popup = openPopup(`${page}#${attempt}`);
  const channel = new BroadcastChannel(attempt);
  let timer: ReturnType<typeof setTimeout>;
  let isCancelled = false;

  function end(result: Result): void {
    clearTimeout(timer);
    if (!isCancelled) show(result);
  }
  function watch(): void {
    timer = popup?.closed
      ? setTimeout(() => void resultOf("signed-in", "popup-closed-by-user").then(end), grace)
      : setTimeout(watch, poll);
  }
  function cancel(): void {
    isCancelled = true;
    clearTimeout(timer);
    channel.close();
    popup?.close();
  }

  channel.onmessage = ({ data }) => void resultOf(String(data)).then(end);
  if (popup) watch();
  else end("popup-blocked");
  // A popup that does not load cannot say so.
  fetch("/api/auth/providers").catch(() => {
    end("network-request-failed");
    cancel();
  });
  return cancel;
}

/** In the middle of the shop's window, and 500 by 600 pixels, as the specification has it. */
function openPopup(address: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - 500) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - 600) / 2);
  return window.open(address, "_blank", `popup,width=500,height=600,left=${left},top=${top}`);
}

/** What the words of the page where a sign-in ends are worth: that it succeeded, the server has to confirm. */
export async function resultOf(words: string, otherwise: AuthCode = "internal-error") {
  if (words !== "signed-in") return codeOf(words);
  try {
    return (await fetchAccount()) ? "signed-in" : otherwise;
  } catch {
    return "network-request-failed";
  }
}

/** Who is signed in, as the server knows it. Rejects where the network or the server fails. */
export async function fetchAccount(): Promise<Account | undefined> {
  const response = await fetch("/api/auth/session");
  if (!response.ok) throw new Error(`The session has status ${response.status}`);
  return readAccount(await response.json());
}

/** Why this browser cannot sign in, as far as it knows itself. */
export function browserObstacle(): AuthCode | undefined {
  if (isInApp(navigator.userAgent)) return "operation-not-supported-in-this-environment";
  if (!navigator.cookieEnabled) return "web-storage-unsupported";
  return navigator.onLine ? undefined : "network-request-failed";
}
