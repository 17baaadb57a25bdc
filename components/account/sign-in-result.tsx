"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { refreshAccount, say } from "@/components/account/account-store";
import { buttonClass } from "@/components/ui/button-class";
import { tellWindows } from "@/lib/auth/channel";
import { asAuthCode, failureText, type AuthCode } from "@/lib/auth/code";
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/language/language";
import { pathTo } from "@/lib/language/paths";

/**
 * Where a sign-in ends. In a popup it tells the page that opened it and closes; that page is
 * reached by channel alone, as opener policies may have cut the tie between the windows.
 */
export function SignInResult({ words, language }: { words: Copy["login"]; language: Language }) {
  const router = useRouter();
  const [shown, setShown] = useState<"pending" | "signed-in" | AuthCode>("pending");
  const home = pathTo(language, "home");

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const attempt = query.get("attempt");
    const error = query.get("error");
    if (attempt === null && error === null) {
      void arrive().then((code) => {
        if (code) setShown(code);
        else router.replace(home);
      });
      return;
    }
    const result = error === null ? "signed-in" : (asAuthCode(error) ?? "internal-error");
    if (attempt !== null) {
      tellWindows(attempt, result);
      window.close();
    }
    // Seen only where the window could not be closed.
    const timer = setTimeout(() => setShown(result), 0);
    return () => clearTimeout(timer);
  }, [router, home]);

  if (shown === "pending") return null;
  const isSignedIn = shown === "signed-in";
  return (
    <>
      {isSignedIn ? (
        <p role="status">{words.result.signedIn}</p>
      ) : (
        <>
          <p role="alert" className="alert text-left">
            {failureText(words, shown)}
          </p>
          <a href={pathTo(language, "login")} className={buttonClass("primary")}>
            {words.result.again}
          </a>
        </>
      )}
      <a href={home} className={buttonClass(isSignedIn ? "primary" : "quiet")}>
        {words.result.shop}
      </a>
    </>
  );
}

/** The sign-in ran in the shop's own window: who is it? */
async function arrive(): Promise<AuthCode | undefined> {
  try {
    if (!(await refreshAccount())) return "no-auth-event";
    say("signed-in");
    return undefined;
  } catch {
    return "network-request-failed";
  }
}
