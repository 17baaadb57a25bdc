import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { en, hi, type Copy } from "@/lib/copy";
import { previewAddress, previewNames, previewOf, previewSize } from "@/lib/seo/preview";
import { previewDocument } from "@/scripts/assets/open-graph-images/preview-html";
import {
  previewFile,
  readPreviewSources,
} from "@/scripts/assets/open-graph-images/preview-inputs-and-hash";

const copies = [en, hi];
const addresses = copies.flatMap(({ language }) =>
  previewNames.map((name) => previewAddress(language, name)),
);

/** English with another name for A2 milk. */
function named(name: string): Copy {
  return { ...en, products: { ...en.products, "a2-milk": { ...en.products["a2-milk"], name } } };
}

// If this fails: npm run open-graph-images
test("every preview picture is up to date with copy, prices and pictures", async () => {
  const sources = await readPreviewSources();

  expect(addresses).toEqual(
    copies.flatMap((copy) =>
      previewNames.map((name) => `/previews/${previewFile(copy, name, sources)}`),
    ),
  );
});

test("a word, a price, the style or an original that changes makes a picture stale", async () => {
  const sources = await readPreviewSources();
  const { originals, style } = sources;
  const withNewOriginal = new Map(originals).set("a2-milk", {
    file: "",
    bytes: Buffer.of(),
    hash: "new",
  });
  const files = [
    previewFile(en, "a2-milk", sources),
    previewFile(hi, "a2-milk", sources),
    previewFile(named("A2"), "a2-milk", sources),
    previewFile(en, "a2-milk", { ...sources, style: `${style} ` }),
    previewFile(en, "a2-milk", { ...sources, originals: withNewOriginal }),
  ];

  expect(new Set(files).size).toBe(files.length);
  expect(previewDocument(en, "a2-milk", "", "")).toContain("<dt>1 Liter</dt><dd>₹70</dd>");
});

test.each(addresses)("%s is a light JPEG of the size that chats ask for", async (address) => {
  const { format, width, height } = await sharp(`public${address}`).metadata();

  expect({ format, width, height }).toEqual({ format: "jpeg", ...previewSize });
  expect(statSync(`public${address}`).size).toBeLessThanOrEqual(200_000);
});

test("public/previews has no other file", () => {
  expect(
    readdirSync("public/previews")
      .map((file) => `/previews/${file}`)
      .sort(),
  ).toEqual([...addresses].sort());
});

test("a product's preview shows its name, all prices and its own picture", () => {
  expect(previewOf(en, "pure-desi-ghee")).toEqual({
    heading: "Pure Desi Ghee",
    text: undefined,
    prices: [
      { size: "500g", price: "₹799" },
      { size: "1 kg", price: "₹1,599" },
    ],
    pictures: ["pure-desi-ghee"],
    alt: "Pure Desi Ghee: 500g - ₹799, 1 kg - ₹1,599. Jar of golden ghee under a red checked cloth, a brass bowl beside it",
  });
});

test("a page's preview shows its heading and a sentence", () => {
  expect(previewOf(hi, "refund")).toEqual({
    heading: hi.refund.heading,
    text: hi.refund.intro,
    prices: [],
    pictures: ["doorstep"],
    alt: `${hi.refund.heading}। ${hi.pictures.doorstep}`,
  });
});

test("escapes copy that looks like markup", () => {
  expect(previewDocument(named("<b>A2 & milk"), "a2-milk", "", "")).toContain(
    "<h1>&lt;b>A2 &amp; milk</h1>",
  );
});
