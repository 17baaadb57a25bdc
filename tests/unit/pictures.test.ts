import { existsSync } from "node:fs";
import { pictures, pictureSources } from "@/lib/pictures";
import hashes from "@/lib/pictures.generated.json";
import { hashOf } from "@/scripts/pictures";

// When it fails: npm run pictures
test.each(pictures)("$id has its files, named after its original and settings", async (picture) => {
  const { avif, webp } = pictureSources(picture.id);
  const addresses = `${avif}, ${webp}`.match(/\/\S+/g) ?? [];
  expect(hashes[picture.id]).toBe(await hashOf(picture));
  expect(addresses).toHaveLength(picture.widths.length + 1);
  expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);
});
