"use client";

import { Button } from "@/components/ui/button";
import { CopyResult, useCopy } from "@/components/ui/copy-to-clipboard";
import { PrintButton } from "@/components/ui/print-button";
import { deliveryText, type Sheet, spreadsheet } from "@/lib/seller/texts";

/** Buttons to print the sheet, to copy it as text, and to download it as a CSV file. */
export function SheetActions(sheet: Sheet) {
  const { seller: words } = sheet.copy;
  const text = deliveryText(sheet);
  const { copying, copy: copyText } = useCopy(text);

  return (
    <div className="day-sheet-actions grid grid-cols-2 gap-3 sm:grid-cols-3 print:hidden">
      <PrintButton text={words.print} />
      <Button look="secondary" onClick={() => void copyText()}>
        {words.copy}
      </Button>
      <Button look="secondary" onClick={() => download(`${words.file}.csv`, spreadsheet(sheet))}>
        {words.csv}
      </Button>
      <CopyResult copying={copying} text={text} rows={8} words={{ ...words, label: words.text }} />
    </div>
  );
}

/** Downloads a file that is made in the browser. */
function download(name: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not immediately, because Safari asks for permission first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
