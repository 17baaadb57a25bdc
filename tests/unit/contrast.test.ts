import sharp from "sharp";
import { colours } from "@/lib/design";
import { pictureLooks } from "@/lib/pictures";

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [red, green, blue];
}

/** The relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const { indigo, ink, line, milk, paper, terracotta } = colours;
const hero = pictureLooks[".photo-hero-tall"]?.backgroundColor ?? "";

// WCAG AA asks for 4.5 for text and 3 for outlines. tests/e2e/access.spec.ts measures text on plain grounds in the pages.
test.each<[string, least: number, colour: string, grounds: string[]]>([
  ["text before its picture has come", 4.5, ink.DEFAULT, [hero]],
  ["links there", 4.5, terracotta.dark, [hero]],
  ["the focus", 3, indigo, [paper, milk]],
  ["fields", 3, line.strong, [milk]],
  ["buttons", 3, terracotta.DEFAULT, [paper, milk]],
])("one can see %s", (_, least, colour, grounds) => {
  for (const ground of grounds) {
    expect(contrast(rgb(colour), rgb(ground))).toBeGreaterThanOrEqual(least);
  }
});

test.each([
  ["the headline", ink.DEFAULT, 0.5],
  ["the tagline", terracotta.dark, 0.2],
])("%s is readable on every spot of the wide picture behind it", async (_, colour, upper) => {
  const picture = sharp("art/originals/hero-wide.jpg").resize(160).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const contrasts: number[] = [];
  for (let y = 0; y < info.height * upper; y++) {
    for (let x = 0; x < info.width * 0.42; x++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
      contrasts.push(contrast(rgb(colour), [red, green, blue]));
    }
  }
  expect(contrasts.length).toBeGreaterThan(1000);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
