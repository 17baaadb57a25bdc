import { getContent } from "@/components/content";
import type { IndexedPage } from "@/lib/paths";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";

export async function JsonLd({ of }: { of: IndexedPage }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptSafeJson(structuredData(await getContent(), of)) }}
    />
  );
}
