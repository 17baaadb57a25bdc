import { useState } from "react";
import { languageNamed, type Language } from "@/lib/language";

interface BrokenDocument {
  readonly language: Language;
  readonly fonts: string;
  /** `copy.failure`, as the layout has written it into the document. */
  readonly words: DOMStringMap;
  readonly chat?: string | undefined;
}

/** What of the document that broke is needed for what takes its place. */
export function useBrokenDocument(): BrokenDocument {
  const [broken] = useState(readDocument);
  return broken;
}

function readDocument(): BrokenDocument {
  // Next.js also renders the global error page when it builds, where there is no document.
  if (typeof document === "undefined") return { language: "en", fonts: "", words: {} };
  const { lang, className } = document.documentElement;
  const help = document.querySelector<HTMLLinkElement>("link[rel=help]");
  const words = help?.dataset ?? {};
  return { language: languageNamed(lang), fonts: className, words, chat: help?.href };
}
