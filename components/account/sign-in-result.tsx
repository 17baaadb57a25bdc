"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { refreshAccount, say } from "@/components/account/account-store";
import { buttonClass } from "@/components/ui/button-class";
import { failureText, type AuthCode } from "@/lib/auth/code";
import { readResult, type AuthResult } from "@/lib/auth/result";
import { authChannel, type AuthMessage } from "@/lib/auth/message";
import type { Copy } from "@/lib/copy/copy";
import { pathTo } from "@/lib/language/paths";

/**
 * Where a sign-in ends. In a popup it tells the page that opened it and closes; that page is
 * reached by channel alone, as opener policies may have cut the tie between the windows.
 */
export function SignInResult({ words }: { words: Copy["login"] }) {
  const router = useRouter();
  const [shown, setShown] = useState<"pending" | "signed-in" | AuthCode>("pending");

  useEffect(() => {
    const ending = readResult(window.location.search);
    if (ending.isHere && !ending.code) {
      void arrive().then((code) => {
        if (code) setShown(code);
        else router.replace(pathTo("en", "home"));
      });
      return;
    }
    if (ending.attempt && !ending.isHere) report(ending, ending.attempt);
    // Seen only where the window could not be closed.
    const timer = setTimeout(() => setShown(outcome(ending)), 0);
    return () => clearTimeout(timer);
  }, [router]);

  if (shown === "pending") return null;
  if (shown === "signed-in") {
    return (
      <>
        <p role="status">{words.ending.signedIn}</p>
        <a href={pathTo("en", "home")} className={buttonClass("primary")}>
          {words.ending.shop}
        </a>
      </>
    );
  }
  return (
    <>
      <p role="alert" className="alert text-left">
        {failureText(words, shown)}
      </p>
      <a href={pathTo("en", "login")} className={buttonClass("primary")}>
        {words.ending.again}
      </a>
      <a href={pathTo("en", "home")} className={buttonClass("quiet")}>
        {words.ending.shop}
      </a>
    </>
  );
}

function outcome({ code, attempt }: AuthResult): "signed-in" | AuthCode {
  return code ?? (attempt ? "signed-in" : "no-auth-event");
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

function report({ code }: AuthResult, attempt: string): void {
  const message: AuthMessage = code
    ? { type: "failed", attempt, code }
    : { type: "signed-in", attempt };
  const channel = new BroadcastChannel(authChannel);
  channel.postMessage(message);
  channel.close();
  window.close();
}
