import type { Language } from "@/lib/language";

let language: Language = "en";

/** Stands in for `lang` of next/root-params: the language of the page. */
export const lang = () => Promise.resolve(language);

/** Sets the language of the page that is rendered next. */
export function setLanguage(next: Language): void {
  language = next;
}
