import type { Metadata } from "next";
import { SignInResultPage } from "@/components/sign-in/sign-in-result-page";
import { en } from "@/lib/copy";

export const metadata: Metadata = {
  title: en.login.result.title,
  robots: { index: false },
};

export default function Page() {
  return <SignInResultPage words={en.login} language="en" />;
}
