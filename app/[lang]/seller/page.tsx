import { Frame } from "@/components/layout/frame";
import { PastedOrders } from "@/components/seller/pasted";
import { config, getCopy, metadataOf } from "@/components/content";
import { copyIn, type Copy } from "@/lib/copy";
import { sentWords } from "@/lib/seller/patterns";
import type { Config } from "@/lib/shop/config";

export const generateMetadata = metadataOf("seller");

export default async function Page() {
  const copy = await getCopy();
  const words = copy.seller;
  const sheetCopyIn = { en: sheetCopy(copyIn.en, config), hi: sheetCopy(copyIn.hi, config) };
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
      <PastedOrders
        copy={sheetCopyIn[copy.language]}
        copyIn={sheetCopyIn}
        soldOut={config.soldOut}
      />
    </Frame>
  );
}

const sheetCopy = (copy: Copy, { ownerNotes }: Config) => ({
  ...sentWords(copy),
  seller: copy.seller,
  ownerNotes: ownerNotes[copy.language],
});
