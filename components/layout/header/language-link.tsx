import { languageNames, otherLanguage, type Language } from "@/lib/language/language";
import { otherLanguagePath } from "@/lib/language/paths";

/**
 * A link to the same page in the other language. It loads the page in full, since each language has its
 * own root layout; `SoftNavigation` adds the cart to its address when it is clicked.
 */
export function LanguageLink({
  language,
  path,
}: {
  /** The language of this page. */
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
