import { useState } from "react";
import { languageNamed } from "@/lib/language";

/** What of the document that broke is needed for what takes its place. */
export function useBrokenDocument() {
  const [broken] = useState(readDocument);
  return broken;
}

function readDocument() {
  // Next.js also renders the global error page when it builds, where there is no document.
  const root = typeof document === "undefined" ? undefined : document.documentElement;
  const help = root?.querySelector<HTMLLinkElement>("link[rel=help]");
  // `copy.failure`, as the layout has written it into the document.
  const words: DOMStringMap = help?.dataset ?? {};
  return { language: languageNamed(root?.lang), fonts: root?.className, words, chat: help?.href };
}
