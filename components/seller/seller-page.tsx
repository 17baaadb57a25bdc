import { Footer } from "@/components/layout/footer";
import { PageHeader } from "@/components/layout/page-header";
import { PastedOrders } from "@/components/seller/pasted-orders";
import type { Copy } from "@/lib/copy/copy";
import type { Config } from "@/lib/shop/config";
import { anchors } from "@/lib/language/anchors";
import { pathTo } from "@/lib/language/paths";

/** The seller's page: pasted order messages become one sheet of what to pack and where to bring it. */
export function SellerPage({ copy, config }: { copy: Copy; config: Config }) {
  const words = copy.seller;
  return (
    <>
      <PageHeader copy={copy} path={pathTo(copy.language, "seller")} />
      <main id={anchors.content} tabIndex={-1} className="day-sheet-page page-width">
        <header className="print:hidden">
          <h1 className="font-display text-heading">{words.heading}</h1>
          <p className="mt-3 text-lead">{words.intro}</p>
        </header>
        <p className="note hidden scriptless:block">{words.needsScript}</p>
        <PastedOrders language={copy.language} words={words} />
      </main>
      <Footer copy={copy} config={config} />
    </>
  );
}
