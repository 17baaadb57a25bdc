import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { en, hi, type Copy } from "@/lib/copy";
import { itemsOf } from "@/lib/shop/catalogue";
import { priceOf } from "@/tests/support/goods";
import { previewAddress, previewAddresses, previewOf, previewSize } from "@/lib/seo/preview";

test("the words and prices in the preview pictures are today's", () => {
  // Otherwise: npm run previews
  const files = readdirSync("public/previews").map((file) => `/previews/${file}`);

  expect(files.sort()).toEqual([...previewAddresses].sort());
});

const milk = en.products["a2-milk"];

test.each<[string, Copy]>([
  ["language", hi],
  ["name", { ...en, products: { ...en.products, "a2-milk": { ...milk, name: "A2" } } }],
  ["size", { ...en, sizes: { ...en.sizes, "1-liter": "1 L" } }],
])("chats ask for a picture anew that shows another %s", (_, copy) => {
  expect(previewAddress(copy, "a2-milk")).not.toBe(previewAddress(en, "a2-milk"));
});

test.each(previewAddresses)(
  "%s is a light JPEG of the size that chats ask for",
  async (address) => {
    const { format, width, height } = await sharp(`public${address}`).metadata();

    expect({ format, width, height }).toEqual({ format: "jpeg", ...previewSize });
    expect(statSync(`public${address}`).size).toBeLessThanOrEqual(160_000);
  },
);

test("a product's preview shows its name, all prices and its own picture", () => {
  const { heading, prices, pictures, alt } = previewOf(en, "pure-desi-ghee");
  const all = itemsOf("pure-desi-ghee").map(({ id, size }) => [en.sizes[size], priceOf(id)]);

  expect([heading, pictures]).toEqual([en.products["pure-desi-ghee"].name, ["pure-desi-ghee"]]);
  expect(prices.map(({ size, price }) => [size, price])).toEqual(all);
  for (const part of [heading, ...all.flat(), en.products["pure-desi-ghee"].alt]) {
    expect(alt).toContain(part);
  }
});
