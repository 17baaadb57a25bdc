import { getShop } from "@/components/shop";
import { noticesIn } from "@/lib/shop/config";

/** The owner's notice to all visitors, at the top of the page. */
export async function OwnerNotice() {
  const { copy, config } = await getShop();
  const [notice] = noticesIn([copy.language], config.notice);
  if (!notice) return null;
  return (
    <aside
      aria-label={copy.header.notice}
      className="bg-turmeric-pale text-center text-small print:hidden"
    >
      <p
        lang={notice.language === copy.language ? undefined : notice.language}
        className="page-width py-2 wrap-anywhere"
      >
        {notice.text}
      </p>
    </aside>
  );
}
