import type { Metadata } from "next";
import { SignInResultPage } from "@/components/sign-in/sign-in-result-page";
import { hi } from "@/lib/copy";

export const metadata: Metadata = {
  title: hi.login.result.title,
  robots: { index: false },
};

export default function Page() {
  return <SignInResultPage words={hi.login} language="hi" />;
}
