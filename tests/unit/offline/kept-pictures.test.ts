import { oneOfEachPicture, similarPicture } from "@/lib/offline/kept-pictures";

const shop = "https://dehatimilk.example";

test("finds another file of the same picture", () => {
  const kept = ["a2-milk-320-28ba8bfb.avif", "a2-milk-poster-640-28ba8bfb.webp"].map(
    (name) => `${shop}/pictures/${name}`,
  );

  expect(similarPicture(`${shop}/pictures/a2-milk-640-28ba8bfb.webp`, kept)).toBe(kept[0]);
  expect(similarPicture(`${shop}/pictures/buttermilk-640-7844f84c.webp`, kept)).toBeUndefined();
  expect(similarPicture(`${shop}/_next/static/chunks/1.js`, kept)).toBeUndefined();
});

test("keeps one file of each picture, of several widths the middle one", () => {
  const file = (name: string, width: number) => `${shop}/pictures/${name}-${width}-28ba8bfb.avif`;
  const badge = `${shop}/pictures/badge-lab-tested-57f33711.svg`;
  const wanted = [
    ...[960, 480, 640].map((width) => file("curd", width)),
    ...[960, 640].map((width) => file("a2-milk", width)),
    file("buttermilk", 480),
    badge,
  ];

  expect(oneOfEachPicture(wanted)).toEqual([
    file("curd", 640),
    file("a2-milk", 640),
    file("buttermilk", 480),
    badge,
  ]);
});
