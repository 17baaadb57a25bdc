"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { refreshAccount, say } from "@/components/account/account-store";
import { buttonClass } from "@/components/ui/button-class";
import { tellWindows } from "@/lib/auth/messages-between-tabs";
import { asAuthCode, failureText, type AuthCode } from "@/lib/auth/failure-codes";
import { anchors } from "@/lib/language/section-anchors";
import type { Copy } from "@/lib/copy/copy";
import { pathTo } from "@/lib/language/paths";

/**
 * The page where a sign-in ends. In a popup it tells the page that opened it and closes; that page
 * is reached by channel alone, as opener policies may have cut the tie between the windows. In the
 * shop's own window it goes on to the landing page.
 */
export function SignInResultPage({
  words,
  language,
}: {
  words: Copy["login"];
  language: Copy["language"];
}) {
  const router = useRouter();
  const [shown, setShown] = useState<"nothing" | "signed-in" | AuthCode>("nothing");
  const home = pathTo(language, "home");

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const attempt = query.get("attempt");
    void readResult(query.get("error"), attempt === null).then((result) => {
      if (attempt !== null) {
        tellWindows(attempt, result);
        window.close();
      }
      // In a popup seen only where it could not be closed.
      if (attempt !== null || result !== "signed-in") setShown(result);
      else router.replace(home);
    });
  }, [router, home]);

  const code = asAuthCode(shown);
  return (
    <main
      id={anchors.content}
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
      {shown !== "nothing" && (
        <a href={home} className={buttonClass(code ? "quiet" : "primary")}>
          {words.result.shop}
        </a>
      )}
    </main>
  );
}

/** How the sign-in ended; in the shop's own window the session tells whether it succeeded. */
async function readResult(error: string | null, isHere: boolean): Promise<"signed-in" | AuthCode> {
  if (error !== null) return asAuthCode(error) ?? "internal-error";
  if (!isHere) return "signed-in";
  try {
    if (!(await refreshAccount())) return "no-auth-event";
    say("signed-in");
    return "signed-in";
  } catch {
    return "network-request-failed";
  }
}
