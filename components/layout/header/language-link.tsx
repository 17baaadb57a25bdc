import { languageNames, languageOf, otherLanguage } from "@/lib/language";
import { otherLanguagePath } from "@/lib/paths";

/**
 * A link to the same page in the other language. It loads the page in full, since each language has its
 * own root layout; `SoftNavigation` adds the cart to its address when it is clicked.
 */
export function LanguageLink({ path }: { path: string }) {
  const other = otherLanguage(languageOf(path));
  return (
    <a href={otherLanguagePath(path)} lang={other} hrefLang={other} className="bar-link">
      {languageNames[other]}
    </a>
  );
}
