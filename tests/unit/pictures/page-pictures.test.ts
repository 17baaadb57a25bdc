import { picturesIn } from "@/lib/pictures/page-pictures";

const picture =
  '<picture class="block"><source type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="(min-width: 768px) 50vw, 100vw"/>' +
  '<img src="/a-640.webp" srcSet="/a-320.webp 320w" sizes="100vw" width="640" height="800" alt="A pot" loading="lazy"/></picture>';
const tags = [
  {
    name: "source",
    attributes: {
      type: "image/avif",
      srcset: "/a-320.avif 320w, /a-640.avif 640w",
      sizes: "(min-width: 768px) 50vw, 100vw",
    },
  },
  {
    name: "img",
    attributes: { src: "/a-640.webp", srcset: "/a-320.webp 320w", sizes: "100vw" },
  },
];

test("reads what decides about the file of each picture, once", () => {
  const html = `<main>${picture}\n<p>Text</p>${picture}<img alt="" src="/badge.svg"></main>`;

  expect(picturesIn(html)).toEqual([tags, [{ name: "img", attributes: { src: "/badge.svg" } }]]);
});

test("a picture in another place may show another file", () => {
  expect(picturesIn(picture + picture.replaceAll("100vw", "50vw"))).toHaveLength(2);
});

test("finds nothing where there is nothing", () => {
  expect(picturesIn("<p>Only text</p>")).toEqual([]);
});
