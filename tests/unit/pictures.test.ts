import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { badges } from "@/lib/shop/facts";
import { products } from "@/lib/shop/catalogue";
import { pictures, webpWidth, type PictureId, badgeAddress, pictureSources } from "@/lib/pictures";
import manifest from "@/lib/pictures.generated.json";
import { cropBox } from "@/scripts/assets/pictures/crop";
import { filesOf, pictureHash } from "@/scripts/assets/pictures/derive-picture-files";
import { paperTile, svgDrawing } from "@/scripts/assets/pictures/svg-drawings-and-paper-texture";
import { originalsNamed } from "@/scripts/assets/pictures/original-pictures";

/** "/pictures/x.avif 320w, …" as [width, path on disk] pairs. */
function candidates(srcSet: string) {
  return srcSet.split(", ").map((candidate) => {
    const [address = "", width = ""] = candidate.split(" ");
    return { width: Number.parseInt(width), file: `public${address}` };
  });
}

/** Bytes of the smallest AVIF file that is at least this wide: what a phone downloads. */
function bytesAt(id: PictureId, pixels: number) {
  const fitting = candidates(pictureSources(id).avif).find(({ width }) => width >= pixels);
  return fitting === undefined ? Number.NaN : statSync(fitting.file).size;
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}

// When one of the next tests fails: npm run pictures
describe.each(pictures)("$id", (facts) => {
  const { avif, webp, width, height } = pictureSources(facts.id);

  test("was made from its one original, with the current settings", async () => {
    const originals = await originalsNamed(facts.id);

    expect(originals.map(({ hash }) => hash)).toEqual([manifest.pictures[facts.id].originalHash]);
    expect(originals.map(({ hash }) => pictureHash(hash, facts))).toEqual([
      manifest.pictures[facts.id].hash,
    ]);
  });

  test("has each AVIF file in the size that its srcset promises, and one WebP", async () => {
    const files = [...candidates(avif), { width: webpWidth, file: `public${webp}` }];
    const found = await Promise.all(files.map(({ file }) => sharp(file).metadata()));

    expect(found.map((metadata) => [metadata.format, metadata.width])).toEqual(
      files.map((file) => [file.file.endsWith(".webp") ? "webp" : "heif", file.width]),
    );
  });

  test("reserves its shape", async () => {
    const metadata = await sharp(`public${webp}`).metadata();

    expect(width / height).toBeCloseTo(metadata.width / metadata.height, 2);
    expect(width / height).toBeCloseTo(facts.ratio[0] / facts.ratio[1], 2);
  });
});

test("drawings are those of art/svg and art/originals", async () => {
  const drawings = await Promise.all(badges.map((id) => svgDrawing(`badges/${id}`, `badge-${id}`)));

  expect(badges.map(badgeAddress)).toEqual(drawings.map(({ file }) => `/pictures/${file}`));
  expect(manifest.mithilaBand).toBe((await svgDrawing("mithila-band", "mithila-band")).file);
  expect(manifest.paper).toBe((await paperTile()).file);
  const styles = readFileSync("app/_styles/pictures.generated.css", "utf8");
  expect(styles).toContain(`url("/pictures/${manifest.mithilaBand}")`);
  expect(styles).toContain(`url("/pictures/${manifest.paper}")`);
});

test("public/pictures has no file that no page can request", () => {
  const named = [
    ...Object.entries(manifest.pictures).flatMap(([id, derived]) => filesOf(id, derived)),
    ...Object.values(manifest.badges),
    manifest.mithilaBand,
    manifest.paper,
  ];

  expect(readdirSync("public/pictures").sort()).toEqual(named.sort());
});

test.each([
  ["app/apple-icon.png", 180, false],
  ["public/icons/icon-192.png", 192, true],
  ["public/icons/icon-512.png", 512, true],
  ["public/icons/maskable-512.png", 512, false],
])("%s is a PNG of %d pixels (may be see-through: %s)", async (file, pixels, hasAlpha) => {
  const { format, width, height, hasAlpha: seeThrough } = await sharp(file).metadata();

  expect([format, width, height, seeThrough]).toEqual(["png", pixels, pixels, hasAlpha]);
});

test.each(products)("the shortcut to $id has an icon", async ({ id }) => {
  const { format, width, height } = await sharp(`public/icons/${id}-96.png`).metadata();

  expect([format, width, height]).toEqual(["png", 96, 96]);
});

test("the favicon holds a PNG for 16, 32 and 48 pixels", async () => {
  const icon = readFileSync("public/favicon.ico");
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const images = entries.map((entry) => {
    const start = icon.readUInt32LE(entry + 12);
    return icon.subarray(start, start + icon.readUInt32LE(entry + 8));
  });
  const found = await Promise.all(images.map((image) => sharp(image).metadata()));

  expect(entries.map((entry) => icon.readUInt8(entry))).toEqual([16, 32, 48]);
  expect(found.map(({ format, width }) => [format, width])).toEqual([
    ["png", 16],
    ["png", 32],
    ["png", 48],
  ]);
});

test("the browser tab shows the icon of art/svg", () => {
  expect(readFileSync("app/icon.svg", "utf8")).toBe(readFileSync("art/svg/icon.svg", "utf8"));
});

// A phone of 360 CSS pixels with two device pixels each.
test("the landing page's pictures weigh less than 120 kB on a phone", () => {
  const scenes = (["hero-tall", "heritage", "doorstep"] as const).map((id) => bytesAt(id, 720));
  const badgeBytes = badges.map((id) => statSync(`public${badgeAddress(id)}`).size);

  expect(sum([...scenes, ...badgeBytes])).toBeLessThan(120_000);
});

test("the first two cards of the products page weigh less than 80 kB on a phone", () => {
  const cards = pictures.slice(0, 6).map(({ id }) => bytesAt(id, 640));

  expect(sum(cards.sort((a, b) => b - a).slice(0, 2))).toBeLessThan(80_000);
});

test("the paper texture weighs less than 3 kB", () => {
  expect(statSync(`public/pictures/${manifest.paper}`).size).toBeLessThan(3_000);
});

test.each([
  ["keeps a picture of the right shape whole", { width: 1200, height: 1500 }, [50, 50], [0, 0]],
  ["cuts the sides around the focal point", { width: 3000, height: 1500 }, [40, 50], [600, 0]],
  ["stops at the right edge", { width: 3000, height: 1500 }, [95, 50], [1800, 0]],
  ["stops at the upper edge", { width: 1200, height: 3000 }, [50, 10], [0, 0]],
] as const)("a crop %s", (_, size, focus, [left, top]) => {
  expect(cropBox(size, [4, 5], focus)).toEqual({ left, top, width: 1200, height: 1500 });
});
