import { otherLanguage, type Language } from "@/lib/language/language";

/** The owner's notice to all visitors, and its language. */
export interface Notice {
  readonly language: Language;
  readonly text: string;
}

/** The most characters (grapheme clusters) in a notice. */
export const maxNoticeLength = 200;

/** The notice on pages in a language; in the other language if the owner has written only that. */
export function noticeIn(
  language: Language,
  texts: Readonly<Record<Language, string | undefined>>,
): Notice | undefined {
  for (const written of [language, otherLanguage(language)]) {
    const text = texts[written];
    if (text !== undefined) return { language: written, text };
  }
  return undefined;
}

/** The notices on a page in several languages, without repetition. */
export function noticesIn(
  languages: readonly Language[],
  texts: Readonly<Record<Language, string | undefined>>,
): readonly Notice[] {
  const notices = languages.flatMap((language) => noticeIn(language, texts) ?? []);
  return notices.filter(
    (notice, index) => notices.findIndex(({ text }) => text === notice.text) === index,
  );
}

/** The number of grapheme clusters in a text: a letter with its vowel sign counts as one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
