/** The languages of the shop, and what each calls itself. */
export const languageNames = { en: "English", hi: "हिन्दी" } as const;
export type Language = keyof typeof languageNames;

/** The language that a page offers besides its own. */
export function otherLanguage(language: Language): Language {
  return language === "en" ? "hi" : "en";
}
