import type { Language } from "@/lib/language/language";

/**
 * Leads to the same page in another language, in the words of that language. A full page load, as
 * each language has a document of its own; `SoftNavigation` hands the cart over in the tap itself.
 */
export function LanguageLink({
  language,
  href,
  text,
  className,
}: {
  language: Language;
  href: string;
  text: string;
  className: string;
}) {
  return (
    <a href={href} lang={language} hrefLang={language} className={className}>
      {text}
    </a>
  );
}
