import { existsSync, statSync } from "node:fs";
import { pictures, pictureSources, previewAddress } from "@/lib/pictures";
import hashes from "@/lib/pictures.generated.json";
import { products } from "@/lib/shop/catalogue";
import { hashOf } from "@/scripts/pictures";

// When it fails: npm run pictures
test.each(pictures)("$id has its files, named after its original and settings", async (picture) => {
  const { id } = picture;
  const { avif, webp } = pictureSources(id);
  const addresses = `${avif}, ${webp}`.split(", ").map((source) => source.split(" ")[0]);
  expect(hashes[id]).toBe(await hashOf(picture));
  expect(addresses).toHaveLength(picture.widths.length + 1);
  expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);

  const previewed = ["hero-wide" as const, ...products.map((product) => product.id)];
  const preview = previewed.find((each) => each === id);
  if (!preview) return;
  // WhatsApp shows no larger one.
  expect(statSync(`public${previewAddress(preview)}`).size).toBeLessThan(300_000);
});
