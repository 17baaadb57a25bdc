import { existsSync, statSync } from "node:fs";
import { pictures, pictureSources, previewAddress, type PreviewId } from "@/lib/pictures";
import hashes from "@/lib/pictures.generated.json";
import { products } from "@/lib/shop/catalogue";
import { hashOf } from "@/scripts/pictures";

// When one of these fails: npm run pictures
test.each(pictures)("$id has its files, named after its original and settings", async (picture) => {
  const { avif, webp } = pictureSources(picture.id);
  const addresses = `${avif}, ${webp}`.split(", ").map((source) => source.split(" ")[0]);
  expect(hashes.pages[picture.id]).toBe(await hashOf("pages", picture));
  expect(addresses).toHaveLength(picture.widths.length + 1);
  expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);
});

const previews: readonly PreviewId[] = ["hero-wide", ...products.map(({ id }) => id)];

test.each(previews)(
  "chats show %s, light enough for WhatsApp, and anew when it changes",
  async (id) => {
    const [picture] = pictures.filter((each) => each.id === id);
    expect(hashes.previews[id]).toBe(picture && (await hashOf("previews", picture)));
    expect(statSync(`public${previewAddress(id)}`).size).toBeLessThan(300_000);
  },
);
