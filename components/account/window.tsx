"use client";

import { useEffect } from "react";
import { ask, ownWindow, unreachable, type Result } from "@/components/account/sign-in";
import { codeOf } from "@/lib/auth/codes";
import { languageNamed, type Language } from "@/lib/language";
import { pathTo, signInPath } from "@/lib/paths";

/** In sessionStorage: the language and the attempt of the sign-in that a window has begun, like "hi#1764374400000". */
const key = "sign-in";

/**
 * Begins the sign-in that the fragment of the address names or, where there is none, ends one. A popup then reports to the
 * page that has opened it, whose `window.opener` policies may have cleared; the shop's own window goes back to the card.
 */
export function SignInWindow({ language }: { language: Language }) {
  useEffect(() => {
    const { hash, search } = window.location;
    if (hash) begin(language, hash);
    else end(new URLSearchParams(search).getAll("error").at(-1));
  }, [language]);
  return null;
}

function begin(language: Language, hash: string): void {
  sessionStorage.setItem(key, language + hash);
  const fail = () => end(unreachable());
  // The shop itself waits ten seconds for the provider.
  const timer = setTimeout(fail, 15_000);
  // NextAuth's client would show what a shop that is not in order answers.
  Promise.all([import("next-auth/react"), ask("providers")])
    .then(([{ signIn }]) => signIn("google", { callbackUrl: signInPath(language) }))
    .catch(fail)
    .finally(() => clearTimeout(timer));
}

function end(error?: string): void {
  const [language = "en", attempt] = sessionStorage.getItem(key)?.split("#") ?? [];
  const result: Result = error ? codeOf(error) : "signed-in";
  if (attempt && attempt !== ownWindow) {
    new BroadcastChannel(attempt).postMessage(result);
    window.close();
    return;
  }
  const card = pathTo(languageNamed(language), "login");
  window.location.replace(`${card}#${ownWindow}:${attempt ? result : "no-auth-event"}`);
}
