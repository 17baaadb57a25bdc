"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { refreshAccount, showAlert } from "@/components/account/account-store";
import { buttonClass } from "@/components/ui/button-class";
import { broadcast } from "@/components/account/messages-between-tabs";
import { asAuthCode, failureText, type AuthCode } from "@/lib/auth/failure-codes";
import { elementIds } from "@/components/layout/element-ids";
import type { Copy } from "@/lib/copy";
import { pathTo } from "@/lib/paths";

type Result = "signed-in" | AuthCode;

/**
 * The page where a sign-in ends. In a popup it reports the result to the page that opened it, and
 * closes. It does so by a BroadcastChannel, because opener policies may have cleared `window.opener`.
 * In the shop's own window it goes on to the landing page.
 */
export function SignInResultPage({
  words,
  language,
}: {
  words: Copy["login"];
  language: Copy["language"];
}) {
  const router = useRouter();
  const [shown, setShown] = useState<Result>();
  const home = pathTo(language, "home");

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const attempt = query.get("attempt");
    void readResult(query.get("error"), attempt !== null).then((result) => {
      if (attempt === null && result === "signed-in") {
        router.replace(home);
        return;
      }
      if (attempt !== null) reportAndClose(attempt, result);
      // In a popup this is seen only if the browser refuses to close it.
      setShown(result);
    });
  }, [router, home]);

  const code = asAuthCode(shown);
  return (
    <main
      id={elementIds.content}
      className="page-width section mx-auto grid max-w-md gap-4 text-center"
    >
      <h1 className="small-heading">{words.result.heading}</h1>
      {shown === "signed-in" && <p role="status">{words.result.signedIn}</p>}
      {code && (
        <>
          <p role="alert" className="alert text-left">
            {failureText(words, code)}
          </p>
          <a href={pathTo(language, "login")} className={buttonClass("primary")}>
            {words.result.again}
          </a>
        </>
      )}
      {shown && (
        <a href={home} className={buttonClass(code ? "quiet" : "primary")}>
          {words.result.shop}
        </a>
      )}
    </main>
  );
}

function reportAndClose(channelName: string, result: Result): void {
  broadcast(channelName, result);
  window.close();
}

/** The page that opened a popup asks for the session itself; in the shop's own window this one does. */
async function readResult(error: string | null, isPopup: boolean): Promise<Result> {
  if (error !== null) return asAuthCode(error) ?? "internal-error";
  if (isPopup) return "signed-in";
  try {
    if (!(await refreshAccount())) return "no-auth-event";
    showAlert("signed-in");
    return "signed-in";
  } catch {
    return "network-request-failed";
  }
}
