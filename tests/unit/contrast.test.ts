import sharp from "sharp";
import { colours } from "@/lib/design";
import { backgroundColours } from "@/lib/pictures";

const tokens = { ...colours, photo: backgroundColours };

type Rgb = readonly [red: number, green: number, blue: number];

/** The entries of a group of tokens; none for what is no group. */
function entriesOf(group: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof group === "object" && group !== null ? Object.entries(group) : []);
}

/** The colour of a token by its class name: `terracotta-dark`, `photo-a2-milk`. */
function token(name: string): Rgb {
  const [family = "", ...rest] = name.split("-");
  const shades = entriesOf(tokens).get(family);
  const shade =
    typeof shades === "string" ? shades : entriesOf(shades).get(rest.join("-") || "DEFAULT");
  if (typeof shade !== "string") throw new Error(`No colour token: ${name}`);
  const [red = 0, green = 0, blue = 0] = (shade.match(/[\da-f]{2}/gi) ?? []).map((hex) =>
    parseInt(hex, 16),
  );
  return [red, green, blue];
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const text = [
  ["ink", ["paper", "milk", "turmeric-pale", "photo-hero-tall"]],
  ["ink-soft", ["paper", "milk"]],
  ["terracotta", ["paper", "milk"]],
  ["terracotta-dark", ["paper", "milk", "turmeric-pale", "photo-hero-tall"]],
  ["milk", ["terracotta", "terracotta-dark", "ink", "alert"]],
  ["alert", ["milk", "alert-pale"]],
] as const;

test.each(text.flatMap(([colour, grounds]) => grounds.map((ground) => [colour, ground] as const)))(
  "text in %s is readable on %s (AA, 4.5 : 1)",
  (colour, ground) => {
    expect(contrast(token(colour), token(ground))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ["indigo", "paper"],
  ["indigo", "milk"],
  ["line-strong", "milk"],
  ["terracotta", "milk"],
  ["terracotta", "paper"],
])("outlines in %s are visible on %s (AA, 3 : 1)", (colour, ground) => {
  expect(contrast(token(colour), token(ground))).toBeGreaterThanOrEqual(3);
});

test.each([
  ["ink", 0.5],
  ["terracotta-dark", 0.2],
])(
  "text in %s is readable on every spot of the upper %f of the hero's left",
  async (colour, upper) => {
    const { data, info } = await sharp("art/originals/hero-wide.jpg")
      .resize(160)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const behindText = { right: info.width * 0.42, bottom: info.height * upper };
    const contrasts: number[] = [];
    for (let y = 0; y < behindText.bottom; y++) {
      for (let x = 0; x < behindText.right; x++) {
        const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
        contrasts.push(contrast(token(colour), [red, green, blue]));
      }
    }

    expect(contrasts.length).toBeGreaterThan(1000);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  },
);
