/** The Devanagari word next to the shop's name on English pages. */
const brand = "देहाती";

/** All characters from one code point to another, both included. */
function range(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

/** What English text may always contain, so that small edits of the copy need no new font. */
const latin = `${range(0x20, 0x7e)}–—‘’“”…·×©‹›`;

/**
 * What shoppers may type in Devanagari: Hindi, Maithili, Nepali, Marathi and Sanskrit. Vedic accents
 * and the letters of Kashmiri and Sindhi are left out, which saves 6 KB.
 */
const typedDevanagari = [
  range(0x901, 0x903),
  range(0x905, 0x939),
  range(0x93c, 0x94d),
  "ॐ",
  range(0x958, 0x972),
  "\u200c\u200d\u25cc",
].join("");

const rozhaOne = "@fontsource/rozha-one/files/rozha-one";
const notoSans = "@expo-google-fonts/noto-sans-devanagari";
const notoSansRegular = `${notoSans}/400Regular/NotoSansDevanagari_400Regular.ttf`;
const notoSansBold = `${notoSans}/700Bold/NotoSansDevanagari_700Bold.ttf`;

/** A font file of the shop. */
export interface Subset {
  /** Its name in app/_fonts/files. */
  readonly file: string;
  /** The path of the whole font, in an installed package. */
  readonly source: string;
  /** The characters in the file, whatever the copy contains. */
  readonly characters: string;
  /** Whether to add the characters of the copy. */
  readonly addsCopy?: boolean;
  /** Whether to leave out ligatures that these characters and the copy do not need. */
  readonly dropsUnusedLigatures?: boolean;
}

/**
 * The files of the display face, Rozha One, and of the text face for machines without a good sans,
 * Noto Sans (app/_fonts/text-font-stack-and-faces.css). Rozha One has its rupee sign in the Devanagari file
 * only.
 */
export const subsets: readonly Subset[] = [
  {
    file: "rozha-one-latin.woff2",
    source: `${rozhaOne}-latin-400-normal.woff2`,
    characters: `${latin}½`,
    addsCopy: true,
  },
  {
    file: "rozha-one-devanagari.woff2",
    source: `${rozhaOne}-devanagari-400-normal.woff2`,
    characters: `${brand}₹।`,
    addsCopy: true,
    // It never shows typed text, so the ligatures of the copy are enough.
    dropsUnusedLigatures: true,
  },
  // For English pages, which need only the shop's name and prices: an eighth of the Hindi file.
  {
    file: "rozha-one-brand.woff2",
    source: `${rozhaOne}-devanagari-400-normal.woff2`,
    characters: `${brand}₹`,
    dropsUnusedLigatures: true,
  },
  { file: "noto-sans-latin-400.woff2", source: notoSansRegular, characters: `${latin}₹` },
  { file: "noto-sans-latin-700.woff2", source: notoSansBold, characters: `${latin}₹` },
  { file: "noto-sans-devanagari-400.woff2", source: notoSansRegular, characters: typedDevanagari },
  { file: "noto-sans-devanagari-700.woff2", source: notoSansBold, characters: typedDevanagari },
  // The link to the Hindi pages, on English pages.
  {
    file: "noto-sans-language-link-700.woff2",
    source: notoSansBold,
    characters: "हिन्दी",
    dropsUnusedLigatures: true,
  },
];
