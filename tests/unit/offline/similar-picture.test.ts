import { similarPicture } from "@/lib/offline/similar-picture";

const shop = "https://dehatimilk.example";

test("finds another file of the same picture", () => {
  const kept = ["a2-milk-320-28ba8bfb.avif", "a2-milk-poster-640-28ba8bfb.webp"].map(
    (name) => `${shop}/pictures/${name}`,
  );

  expect(similarPicture(`${shop}/pictures/a2-milk-640-28ba8bfb.webp`, kept)).toBe(kept[0]);
  expect(similarPicture(`${shop}/pictures/buttermilk-640-7844f84c.webp`, kept)).toBeUndefined();
  expect(similarPicture(`${shop}/_next/static/chunks/1.js`, kept)).toBeUndefined();
});

test("takes the crop for another screen for the same picture", () => {
  const kept = [`${shop}/pictures/hero-tall-720-e8873454.avif`];

  expect(similarPicture("/pictures/hero-wide-1280-48d5a64c.webp", kept)).toBe(kept[0]);
});
