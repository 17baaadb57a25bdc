import { Frame } from "@/components/layout/frame";
import { PastedOrders } from "@/components/seller/pasted";
import { config, getCopy, metadataOf } from "@/components/content";
import { en, hi, type Copy } from "@/lib/copy";
import { sentWords } from "@/lib/seller/patterns";

export const generateMetadata = metadataOf("seller");

const sheetCopy = (copy: Copy) => ({
  ...sentWords(copy),
  seller: copy.seller,
  ownerNotes: config[copy.language].ownerNotes,
});
const copyIn = { en: sheetCopy(en), hi: sheetCopy(hi) };

export default async function Page() {
  const { language, seller: words } = await getCopy();
  return (
    <Frame
      page="seller"
      className="page-width grid max-w-[60rem] grid-cols-1 gap-8 pt-8 pb-12 print:block print:max-w-none print:p-0 print:text-[11pt]"
    >
      <header data-paper="" className="print:hidden">
        <h1 className="font-display text-heading">{words.heading}</h1>
        <p className="mt-3 text-lead">{words.intro}</p>
      </header>
      <p className="note hidden noscript:block">{words.needsScript}</p>
      <PastedOrders copy={copyIn[language]} copyIn={copyIn} soldOut={config.SOLD_OUT} />
    </Frame>
  );
}
