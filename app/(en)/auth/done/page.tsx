import type { Metadata } from "next";
import { SignInResult } from "@/components/account/sign-in-result";
import { anchors } from "@/lib/language/anchors";
import { en } from "@/lib/copy/en/site";

export const metadata: Metadata = {
  title: en.login.ending.title,
  description: en.login.ending.description,
  robots: { index: false },
};

export default function Page() {
  return (
    <main
      id={anchors.content}
      className="page-width section mx-auto grid max-w-md gap-4 text-center"
    >
      <h1 className="small-heading">{en.login.ending.heading}</h1>
      <SignInResult words={en.login} />
    </main>
  );
}
