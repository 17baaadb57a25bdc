import { SignInResult } from "@/components/account/sign-in-result";
import type { Copy } from "@/lib/copy/copy";
import { anchors } from "@/lib/language/anchors";

/** The page where a sign-in ends. */
export function SignInResultPage({ copy }: { copy: Copy }) {
  return (
    <main
      id={anchors.content}
      className="page-width section mx-auto grid max-w-md gap-4 text-center"
    >
      <h1 className="small-heading">{copy.login.result.heading}</h1>
      <SignInResult words={copy.login} language={copy.language} />
    </main>
  );
}
