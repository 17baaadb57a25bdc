import type { Metadata } from "next";
import { SignInResult } from "@/components/account/sign-in-result";
import { en } from "@/lib/copy/en/site";

export const metadata: Metadata = {
  title: en.login.result.title,
  description: en.login.result.description,
  robots: { index: false },
};

export default function Page() {
  return <SignInResult words={en.login} language="en" />;
}
