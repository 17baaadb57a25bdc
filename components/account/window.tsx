"use client";

import { useEffect } from "react";
import { ownWindow, type Result } from "@/components/account/sign-in";
import { codeOf } from "@/lib/auth/codes";
import { languageNamed, type Language } from "@/lib/language";
import { pathTo, signInPath } from "@/lib/paths";

/** Where a window keeps, until it is closed, which sign-in it has begun: `<language>#<attempt>`. */
const key = "sign-in";

/**
 * Begins the sign-in that the fragment of the address names, or ends it. A popup says how to the page that
 * has opened it, by a BroadcastChannel, because opener policies may have cleared `window.opener`, and closes.
 * The shop's own window goes back to the sign-in card.
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
  import("next-auth/react")
    .then(({ signIn }) => signIn("google", { callbackUrl: signInPath(language) }))
    .catch(() => end("network-request-failed"));
}

/** `error`: NextAuth's, or undefined after a success. */
function end(error: string | undefined): void {
  const [language = "en", attempt] = sessionStorage.getItem(key)?.split("#") ?? [];
  const ended: Result = error ? codeOf(error) : "signed-in";
  if (!attempt || attempt === ownWindow) {
    const result = attempt ? ended : "no-auth-event";
    window.location.replace(`${pathTo(languageNamed(language), "login")}#${ownWindow}:${result}`);
    return;
  }
  new BroadcastChannel(attempt).postMessage(ended);
  window.close();
}
