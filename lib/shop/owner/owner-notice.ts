import { otherLanguage, type Language } from "@/lib/language/language";

/** What the owner has to say to everybody, in the language it is written in. */
export interface Notice {
  readonly language: Language;
  readonly text: string;
}

/** The most characters of a notice, as a reader counts them. */
export const maxNoticeLength = 200;

/** What pages in a language say: in the other one, where the owner has written no other. */
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

/** What a page that speaks these languages says: once, where it is the same in all of them. */
export function noticesIn(
  languages: readonly Language[],
  texts: Readonly<Record<Language, string | undefined>>,
): readonly Notice[] {
  const notices = languages.flatMap((language) => noticeIn(language, texts) ?? []);
  return notices.filter(
    (notice, index) => notices.findIndex(({ text }) => text === notice.text) === index,
  );
}

/** The number of characters (grapheme clusters) of a text: a letter with its vowel sign is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
