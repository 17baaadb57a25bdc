import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = createRequire(join(process.cwd(), "package.json")).resolve(
  "zxing-wasm/reader/zxing_reader.wasm",
);
// From the disk: by default the library fetches it from the internet.
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

/** The text of each QR code in a picture (PNG). */
export async function readQrCodes(png: Buffer): Promise<readonly string[]> {
  const found = await readBarcodes(Uint8Array.from(png), { formats: ["QRCode"] });
  return found.map(({ text }) => text);
}
