import type { Language } from "@/lib/language/language";
import type { Notice } from "@/lib/shop/owner/owner-notice";

/** The owner's notice to all visitors, at the top of the page. */
export function OwnerNoticeBar({
  notices,
  label,
  language,
}: {
  notices: readonly Notice[];
  label: string;
  /** The language of the page. */
  language: Language;
}) {
  if (notices.length === 0) return null;
  return (
    <aside aria-label={label} className="bg-turmeric-pale text-center text-small print:hidden">
      {notices.map((notice) => (
        <p
          key={notice.language}
          lang={notice.language === language ? undefined : notice.language}
          className="page-width py-2 wrap-anywhere"
        >
          {notice.text}
        </p>
      ))}
    </aside>
  );
}
