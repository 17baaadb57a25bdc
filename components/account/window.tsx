"use client";

import { signIn } from "next-auth/react";
import { useEffect } from "react";
import { here, type Result } from "@/components/account/sign-in";
import { codeOf } from "@/lib/auth/codes";
import { languageNamed, type Language } from "@/lib/language";
import { pathTo, signInPath } from "@/lib/paths";

/** Where a window keeps, until it is closed, which sign-in it has begun: `<language>#<attempt>`. */
const key = "sign-in";

/**
 * The page where a sign-in begins and ends. A popup says how it ended to the page that has opened it, by a
 * BroadcastChannel, because opener policies may have cleared `window.opener`, and closes. The shop's own
 * window goes back to the sign-in card.
 */
export function SignInWindow({ language, heading }: { language: Language; heading: string }) {
  useEffect(() => {
    if (window.location.hash) void begin(language);
    else end(resultInAddress());
  }, [language]);
  return (
    <main id="content" className="page-width section mx-auto grid max-w-md gap-4 text-center">
      <h1 className="small-heading">{heading}</h1>
    </main>
  );
}

/** Begins the attempt that the fragment of the address names, and leads to the provider. */
async function begin(language: Language): Promise<void> {
  try {
    sessionStorage.setItem(key, language + window.location.hash);
    await signIn("google", { callbackUrl: signInPath(language) });
  } catch {
    end("network-request-failed");
  }
}

/** NextAuth leads here, with an error if the sign-in has failed; the last one counts. */
function resultInAddress(): Result {
  const error = new URLSearchParams(window.location.search).getAll("error").at(-1);
  if (sessionStorage.getItem(key) === null) return "no-auth-event";
  return error === undefined ? "signed-in" : codeOf(error);
}

function end(result: Result): void {
  const [language = "en", attempt = here] = sessionStorage.getItem(key)?.split("#") ?? [];
  if (attempt === here) {
    window.location.replace(`${pathTo(languageNamed(language), "login")}#${here}:${result}`);
    return;
  }
  const channel = new BroadcastChannel(attempt);
  channel.postMessage(result);
  channel.close();
  window.close();
}
