import { render, screen } from "@testing-library/react";
import { HeroPicture, Picture } from "@/components/pictures/picture";
import { pictures, backgroundColours, type PictureId, pictureSources } from "@/lib/pictures";

/** The text colours of `tailwind.config.ts` that stand on pictures. */
const textColours = new Map([
  ["text-ink", "#3a2210"],
  ["text-milk", "#fffdf8"],
]);

/** Relative luminance of a hex colour, as WCAG 2.2 defines it. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function renderPicture(id: PictureId, eager: boolean) {
  render(<Picture id={id} alt="Jar of ghee" sizes="100vw" eager={eager} className="aspect-4/5" />);
  return screen.getByRole("img", { name: "Jar of ghee" });
}

test("a picture offers AVIF first, reserves its space and loads lazily", () => {
  const image = renderPicture("pure-desi-ghee", false);
  const { avif, webp, width, height } = pictureSources("pure-desi-ghee");

  expect(image.previousElementSibling).toHaveAttribute("type", "image/avif");
  expect(image.previousElementSibling).toHaveAttribute("srcset", avif);
  expect(image.previousElementSibling).toHaveAttribute("sizes", "100vw");
  expect(image).toHaveAttribute("src", webp);
  expect(image).toHaveAttribute("width", String(width));
  expect(image).toHaveAttribute("height", String(height));
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveClass("picture", "photo-pure-desi-ghee");
  expect(image.parentElement).toHaveClass("aspect-4/5");
});

test("the first picture of a page is fetched at once", () => {
  const image = renderPicture("pure-desi-ghee", true);

  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test("no picture needs a style attribute, which the content security policy forbids", () => {
  const { container } = render(<HeroPicture alt="All products" className="hero-picture" />);
  renderPicture("heritage", false);

  expect(container.ownerDocument.querySelector("[style]")).toBeNull();
});

test("the hero is tall on phones and wide on wide screens", () => {
  const { container } = render(<HeroPicture alt="All products" className="hero-picture" />);
  const offers = [...container.querySelectorAll("source")].map((source) => [
    source.media,
    source.type,
    source.srcset,
  ]);

  expect(offers).toEqual([
    ["(min-width: 1100px)", "image/avif", pictureSources("hero-wide").avif],
    ["(min-width: 1100px)", "image/webp", pictureSources("hero-wide").webp],
    ["", "image/avif", pictureSources("hero-tall").avif],
  ]);
  expect(screen.getByRole("img", { name: "All products" })).toHaveAttribute(
    "src",
    pictureSources("hero-tall").webp,
  );
});

test.each(pictures)(
  "$id: its alternative text is readable if the picture does not load",
  ({ id }) => {
    const classes = [...renderPicture(id, false).classList];
    const text = classes.flatMap((name) => textColours.get(name) ?? []);
    const background = classes.flatMap(
      (name) => backgroundColours[name.replace("photo-", "")] ?? [],
    );

    expect([text.length, background.length]).toEqual([1, 1]);
    expect(contrast(text.join(), background.join())).toBeGreaterThanOrEqual(4.5);
  },
);
