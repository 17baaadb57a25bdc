import type { Copy } from "@/lib/copy/copy-type";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import { otherLanguage, type Language } from "@/lib/language";

/** The words of each language. Client components must not import it: pages bring those of one language. */
export const copyIn: Readonly<Record<Language, Copy>> = { en, hi };

/** The same words in the other language. */
export function otherCopy({ language }: Copy): Copy {
  return copyIn[otherLanguage(language)];
}
