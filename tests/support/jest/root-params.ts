import type { Language } from "@/lib/language";

let language: Language = "en";

/** The language of the page, as Next.js takes it from the address. */
export const lang = () => Promise.resolve(language);

/** Makes it another one. */
export function setLanguage(next: Language): void {
  language = next;
}
