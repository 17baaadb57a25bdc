export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

export const languageNames = { en: "English", hi: "हिन्दी" } as const;

/** The BCP 47 tag of each language as it is written in India. */
export const locales = { en: "en-IN", hi: "hi-IN" } as const;

/** The landing page of each language; the paths of its other pages begin with it. */
export const homePaths = { en: "/", hi: "/hi" } as const;

export function otherLanguage(language: Language): Language {
  return language === "en" ? "hi" : "en";
}

/** The language of the page at a path: Hindi for `/hi` and for what is below it. */
export function languageOf(path: string): Language {
  return path === homePaths.hi || path.startsWith(`${homePaths.hi}/`) ? "hi" : "en";
}

/** The language of a text of the owner's: Hindi if it has a letter of Devanagari. */
export function languageIn(text: string): Language {
  return /\p{Script=Devanagari}/u.test(text) ? "hi" : "en";
}

/** The language with this name; English for any other. */
export function languageNamed(name: string | undefined): Language {
  return name === "hi" ? "hi" : "en";
}
