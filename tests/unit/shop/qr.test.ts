import sharp from "sharp";
import { qrCode } from "@/lib/shop/qr";
import { readQrCodes } from "@/tests/support/qr-reader";

/**
 * A picture of the code as it is printed: black on white, with four modules of white around it.
 *
 * @param smudge width of a grey spot at the lower right, as a share of the width of the code
 */
async function picture(text: string, smudge: number): Promise<Buffer> {
  const { size, path } = qrCode(text);
  const from = size * (1 - smudge);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="-4 -4 ${size + 8} ${size + 8}">
    <rect x="-4" y="-4" width="100%" height="100%" fill="white"/>
    <path d="${path}"/>
    <rect x="${from}" y="${from}" width="${size - from}" height="${size - from}" fill="gray"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test.each([
  "https://dehatimilk.example",
  "https://dehatimilk.example/hi",
  "http://192.168.1.20:3000/hi",
  "https://fresh-milk-and-dairy-products-of-the-village.dehati-milk-supaul.example.co.in/hi",
])("a scanner reads %s, also with an eighth of the code smudged", async (address) => {
  expect(await readQrCodes(await picture(address, 0))).toEqual([address]);
  expect(await readQrCodes(await picture(address, 0.35))).toEqual([address]);
});
