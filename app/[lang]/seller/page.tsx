import "@/app/seller.css";
import { Frame } from "@/components/layout/frame";
import { PastedOrders } from "@/components/seller/pasted";
import { getShop } from "@/components/shop";
import { copyIn } from "@/lib/copy";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = async () => pageMetadata(await getShop(), "seller");

/** The seller's page, which makes a day sheet of pasted order messages. */
export default async function Page() {
  const { copy } = await getShop();
  const words = copy.seller;
  return (
    <Frame className="day-sheet-page page-width grid grid-cols-1 gap-8">
      <header className="print:hidden">
        <h1 className="font-display text-heading">{words.heading}</h1>
        <p className="mt-3 text-lead">{words.intro}</p>
      </header>
      <p className="note hidden scriptless:block">{words.needsScript}</p>
      <PastedOrders
        language={copy.language}
        words={words}
        orderWords={{ en: copyIn.en.order, hi: copyIn.hi.order }}
      />
    </Frame>
  );
}
