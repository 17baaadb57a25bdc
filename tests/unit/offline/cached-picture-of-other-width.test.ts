import { similarPicture } from "@/lib/offline/cached-picture-of-other-width";

const shop = "https://dehatimilk.example";

test("finds another file of the same picture", () => {
  const kept = ["a2-milk-28ba8bfb-320.avif", "a2-milk-poster-28ba8bfb-640.webp"].map(
    (name) => `${shop}/pictures/${name}`,
  );

  expect(similarPicture(`${shop}/pictures/a2-milk-28ba8bfb-640.webp`, kept)).toBe(kept[0]);
  expect(similarPicture(`${shop}/pictures/buttermilk-7844f84c-640.webp`, kept)).toBeUndefined();
  expect(similarPicture(`${shop}/_next/static/chunks/1.js`, kept)).toBeUndefined();
});

test("takes the crop for another screen for the same picture", () => {
  const kept = [`${shop}/pictures/hero-tall-e8873454-720.avif`];

  expect(similarPicture("/pictures/hero-wide-48d5a64c-1280.webp", kept)).toBe(kept[0]);
});
