import { PageFrame } from "@/components/layout/page-frame";
import { PastedOrders } from "@/components/seller/pasted-orders";
import type { Shop } from "@/lib/shop/config";

/** The seller's page, which makes a day sheet of pasted order messages. */
export function SellerPage({ copy, config }: Shop) {
  const words = copy.seller;
  return (
    <PageFrame
      copy={copy}
      config={config}
      page="seller"
      className="day-sheet-page page-width grid grid-cols-1 gap-8"
    >
      <header className="print:hidden">
        <h1 className="font-display text-heading">{words.heading}</h1>
        <p className="mt-3 text-lead">{words.intro}</p>
      </header>
      <p className="note hidden scriptless:block">{words.needsScript}</p>
      <PastedOrders language={copy.language} words={words} />
    </PageFrame>
  );
}
