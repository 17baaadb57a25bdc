"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { cameFromShop } from "@/components/navigation/cart-transfer-by-address-fragment";
import { useClientOnlyValue } from "@/components/ui/use-client-only-value";
import type { suggestion } from "@/lib/copy/hi/language-suggestion";
import { otherLanguagePath } from "@/lib/paths";

/** Whether to suggest Hindi. Not to visitors from within the shop, who have chosen English. */
function prefersHindi(): boolean {
  return !cameFromShop() && /^hi\b/i.test(navigator.languages[0] ?? "");
}

/**
 * One line in Hindi on English pages, for visitors whose browser prefers Hindi, with a link to the same
 * page in Hindi. Nothing is stored: once dismissed, it stays away for this visit.
 */
export function LanguageSuggestion({ words }: { words: typeof suggestion }) {
  const path = usePathname();
  const isWanted = useClientOnlyValue(prefersHindi, false);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isWanted || isDismissed) return null;

  return (
    <aside lang="hi" aria-label={words.text} className="language-suggestion bg-turmeric-pale">
      <p>{words.text}</p>
      <a href={otherLanguagePath(path)} lang="hi" hrefLang="hi" className="text-button">
        {words.link}
      </a>
      <button type="button" onClick={() => setIsDismissed(true)} className="text-button">
        {words.close}
      </button>
    </aside>
  );
}
