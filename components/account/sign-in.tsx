"use client";

import type { Session } from "next-auth";
import { useEffect } from "react";
import type { AuthCode } from "@/lib/auth/codes";
import { languageNamed } from "@/lib/language";
import { pathTo } from "@/lib/paths";

/** In sessionStorage: the attempt that a window has begun, which for the shop's own window is the card's language. */
const key = "sign-in";

/**
 * Signs in with a popup. Has to be called in the event of the tap, because browsers block popups that open later.
 *
 * @param page path of the page on which a sign-in begins
 * @param show is called with the error that has ended it, or without one. A success may follow an error, because the
 *   opener policy of a provider can make a popup look closed while the visitor is still typing in it.
 * @returns a function that cancels the sign-in
 */
export function signInByPopup(page: string, show: (error?: string) => void) {
  const popup = navigator.cookieEnabled && window.open("", "_blank", "popup,width=500,height=600");
  if (!popup) {
    show(popup === false ? "web-storage-unsupported" : "popup-blocked");
    return undefined;
  }
  const attempt = String(Date.now());
  const channel = new BroadcastChannel(attempt);
  // A popup that looks closed has 8 seconds to report its result. Then the session decides (docs/sign-in.md).
  let timer = setInterval(() => {
    if (!popup.closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => end("", "popup-closed-by-user"), 8000);
  }, 250);

  const end = (error: string, otherwise?: AuthCode) => {
    clearTimeout(timer);
    popup.close();
    void verify(error, otherwise).then(show);
  };
  channel.onmessage = ({ data }) => end(String(data));
  // Asked here, because a popup that does not load can tell nothing.
  ask("providers").then(
    () => popup.location.replace(`${page}#${attempt}`),
    () => end(unreachable()),
  );
  return () => {
    clearTimeout(timer);
    channel.close();
    popup.close();
  };
}

/**
 * Begins the sign-in that the fragment of the address names or, where there is none, ends one. A popup then reports to the
 * page that has opened it, whose `window.opener` policies may have cleared; the shop's own window goes back to the card.
 */
export function SignInWindow() {
  useEffect(() => {
    const { hash, search } = window.location;
    if (hash) beginHere(hash.slice(1));
    else endHere(new URLSearchParams(search).get("error") ?? "");
  }, []);
  return null;
}

function beginHere(attempt: string): void {
  sessionStorage.setItem(key, attempt);
  // NextAuth's client would show what a shop that is not in order answers.
  const begun = Promise.all([import("next-auth/react"), ask("providers")]).then(([{ signIn }]) =>
    signIn("google"),
  );
  // The shop itself waits ten seconds for the provider.
  const late = new Promise((_, reject) => setTimeout(reject, 15_000));
  Promise.race([begun, late]).catch(() => endHere(unreachable()));
}

function endHere(error: string): void {
  const attempt = sessionStorage.getItem(key) ?? "";
  if (Number(attempt)) {
    new BroadcastChannel(attempt).postMessage(error);
    window.close();
    return;
  }
  const card = pathTo(languageNamed(attempt), "login");
  window.location.replace(`${card}#error=${attempt ? error : "no-auth-event"}`);
}

/** The error with which a sign-in has ended. Where there is none, the server has to know of a session. */
export async function verify(error: string, otherwise: AuthCode = "internal-error") {
  if (error) return error;
  return fetchAccount().then((account) => (account ? undefined : otherwise), unreachable);
}

/** Who is signed in, or undefined: without a session NextAuth answers `{}`. Rejects where network or server fail. */
export async function fetchAccount(): Promise<Session["user"]> {
  const answer = await ask("session");
  return isSession(answer) ? answer.user : undefined;
}

const isSession = (answer: unknown): answer is Session =>
  answer instanceof Object && "user" in answer;

/** What the shop answers below `/api/auth`. Rejects unless it answers as it should within ten seconds. */
async function ask(path: string): Promise<unknown> {
  const response = await fetch(`/api/auth/${path}`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The shop answers ${response.status}.`);
  return response.json();
}

const unreachable = (): AuthCode =>
  navigator.onLine ? "network-request-failed:shop" : "network-request-failed";
