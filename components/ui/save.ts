/** Saves a table as a CSV file. An app of an iPhone's home screen cannot: there the file goes to the share sheet. */
export async function saveTable(name: string, contents: string): Promise<void> {
  const file = new File([contents], name, { type: "text/csv;charset=utf-8" });
  const isApp = "standalone" in navigator && navigator.standalone === true;
  if (isApp && navigator.canShare({ files: [file] })) {
    // It rejects if somebody closes the sheet.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari asks for permission first, and reads the address only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
