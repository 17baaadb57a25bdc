import { languageNames, otherLanguage, type Language } from "@/lib/language/language";
import { otherLanguagePath } from "@/lib/language/paths";

/**
 * Leads to the same page in the other language, in the words of that language. A full page load, as
 * each language has a document of its own; `SoftNavigation` hands the cart over in the tap itself.
 */
export function LanguageLink({
  language,
  path,
}: {
  /** Of the page at this path. */
  language: Language;
  path: string;
}) {
  const other = otherLanguage(language);
  return (
    <a href={otherLanguagePath(path)} lang={other} hrefLang={other} className="bar-link">
      {languageNames[other]}
    </a>
  );
}
