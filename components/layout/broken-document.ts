import { useState } from "react";
import { failure as english } from "@/lib/copy/en/failure";
import { failure as hindi } from "@/lib/copy/hi/failure";
import { languageNamed } from "@/lib/language";

/** Language, words, fonts and chat of the document that broke, for what takes its place. */
export function useBrokenDocument() {
  const [{ lang, ...rest }] = useState(readDocument);
  const language = languageNamed(lang);
  return { language, words: { en: english, hi: hindi }[language], ...rest };
}

function readDocument() {
  // Next.js also renders the global error page when it builds, where there is no document.
  if (typeof document === "undefined") return { lang: "en", fonts: "", chat: undefined };
  const { lang, className: fonts } = document.documentElement;
  return { lang, fonts, chat: document.querySelector<HTMLLinkElement>("link[rel=help]")?.href };
}
