import { picturesToCache } from "@/scripts/build/choose-offline-pictures";

const srcset = (name: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `/pictures/${name}-1f-${width}.${format} ${width}w`).join(", ");

const picture = `<picture>
  <source media="(min-width: 1100px)" type="image/avif" srcSet="${srcset("hero-wide", "avif", [960])}"/>
  <source type="image/avif" srcSet="${srcset("hero-tall", "avif", [480, 720, 960])}" sizes="100vw"/>
  <img src="/pictures/hero-tall-1f-960.webp" alt="">
</picture>`;

test.each([
  ["of several widths the first that is wide enough", picture, ["/pictures/hero-tall-1f-720.avif"]],
  [
    "the widest where none is",
    `<picture><source srcset="${srcset("a", "avif", [320, 480])}"><img src="/pictures/a.webp" alt=""></picture>`,
    ["/pictures/a-1f-480.avif"],
  ],
  ["a drawing", '<img src="/pictures/badge-1f.svg" alt="">', ["/pictures/badge-1f.svg"]],
  ["nothing where there is nothing", "<p>Only text</p>", []],
])("keeps %s", (_, html, files) => {
  expect(picturesToCache(html)).toEqual(files);
});
