import { getContent } from "@/components/content";
import { isIndexed, type Page } from "@/lib/paths";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";

/** The structured data of a page that search engines may show. */
export async function JsonLd({ page }: { page: Page }) {
  if (!isIndexed(page)) return null;
  const data = scriptSafeJson(structuredData(await getContent(), page));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
}
