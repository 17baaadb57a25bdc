import type { Copy } from "@/lib/copy";
import type { Notice } from "@/lib/shop/config";

/** The owner's notice to all visitors, at the top of the page. */
export function OwnerNoticeBar({
  notices,
  copy,
}: {
  notices: readonly Notice[];
  copy: Pick<Copy, "header" | "language">;
}) {
  if (notices.length === 0) return null;
  return (
    <aside
      aria-label={copy.header.notice}
      className="bg-turmeric-pale text-center text-small print:hidden"
    >
      {notices.map((notice) => (
        <p
          key={notice.language}
          lang={notice.language === copy.language ? undefined : notice.language}
          className="page-width py-2 wrap-anywhere"
        >
          {notice.text}
        </p>
      ))}
    </aside>
  );
}
