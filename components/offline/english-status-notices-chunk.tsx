"use client";

import { LanguageSuggestion } from "@/components/layout/language-suggestion";
import { NetworkNotice } from "@/components/offline/network-and-update-notices";
import { network } from "@/lib/copy/en/site";
import { suggestion } from "@/lib/copy/hi/language-suggestion";

/** The notices of English pages. */
export function StatusNotices() {
  return (
    <NetworkNotice language="en" words={network}>
      <LanguageSuggestion words={suggestion} />
    </NetworkNotice>
  );
}
