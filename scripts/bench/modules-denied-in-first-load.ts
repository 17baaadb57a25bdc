import { failure } from "@/lib/copy/hi/site";
import type { Language } from "@/lib/language";

const hindi = "the words of the Hindi pages";

/** What a first load must not contain, and a pattern that finds it in a script. */
export const deniedModules: Readonly<Record<string, RegExp>> = {
  zod: /ZodError|"invalid_type"/,
  "sign-in": /popup-closed-by-user/,
  [hindi]: /[\u0900-\u097f]|\\u09[0-7][0-9a-f]/i,
};

/**
 * The denied modules in a script of a page in this language. The texts of the error page are allowed
 * in both languages, because it cannot load them when it is needed.
 */
export function deniedModulesIn(script: string, language: Language): readonly string[] {
  const rest = Object.values(failure).reduce((text, words) => text.replaceAll(words, ""), script);
  return Object.entries(deniedModules)
    .filter(([name, sign]) => !(name === hindi && language === "hi") && sign.test(rest))
    .map(([name]) => name);
}
