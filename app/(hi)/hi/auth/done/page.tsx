import type { Metadata } from "next";
import { SignInResult } from "@/components/account/sign-in-result";
import { hi } from "@/lib/copy/hi/site";

export const metadata: Metadata = {
  title: hi.login.result.title,
  description: hi.login.result.description,
  robots: { index: false },
};

export default function Page() {
  return <SignInResult words={hi.login} language="hi" />;
}
