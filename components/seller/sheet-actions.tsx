"use client";

import { Button } from "@/components/ui/button";
import { CopyResult, useCopy } from "@/components/ui/copied-text";
import { PrintButton } from "@/components/ui/print-button";
import type { OrderWords } from "@/lib/order/message";
import { deliveryText } from "@/lib/seller/delivery-text";
import type { Packing } from "@/lib/seller/packing";
import type { ReceivedOrder } from "@/lib/seller/received-order";
import type { SheetWords } from "@/lib/seller/sheet-words";
import { spreadsheet } from "@/lib/seller/spreadsheet";

/** The sheet on paper, as a text for a chat, and as a file. */
export function SheetActions({
  orders,
  packing,
  words,
  names,
}: {
  orders: readonly ReceivedOrder[];
  packing: Packing;
  words: SheetWords;
  names: OrderWords;
}) {
  const text = deliveryText(orders, packing, words, names);
  const { copying, copy } = useCopy(text);

  return (
    <div className="day-sheet-actions print:hidden">
      <PrintButton text={words.print} />
      <Button look="secondary" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button
        look="secondary"
        onClick={() => download(`${words.file}.csv`, spreadsheet(orders, words, names))}
      >
        {words.csv}
      </Button>
      <CopyResult copying={copying} text={text} rows={8} words={{ ...words, label: words.text }} />
    </div>
  );
}

/** Hands a file over to the browser: it is made here, and no server hears of it. */
function download(name: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: Safari asks first whether it may.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
