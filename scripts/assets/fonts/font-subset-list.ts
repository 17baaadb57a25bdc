/** The word in Devanagari that stands beside the name of the shop on English pages. */
const BRAND = "देहाती";

function characters(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

/** Letters, digits and signs that English text always needs, so that small edits need no new cut. */
const LATIN = `${characters(0x20, 0x7e)}–—‘’“”…·×©‹›`;

/**
 * What people write in Devanagari here: Hindi, Maithili, Nepali, Marathi, Sanskrit. Without the
 * accents of the Veda and the letters of Kashmiri and Sindhi, which would weigh another 6 KB.
 */
const TYPED = [
  characters(0x901, 0x903),
  characters(0x905, 0x939),
  characters(0x93c, 0x94d),
  "ॐ",
  characters(0x958, 0x972),
  "\u200c\u200d\u25cc",
].join("");

const ROZHA_ONE = "@fontsource/rozha-one/files/rozha-one";
const NOTO_SANS = "@expo-google-fonts/noto-sans-devanagari";
const REGULAR = `${NOTO_SANS}/400Regular/NotoSansDevanagari_400Regular.ttf`;
const BOLD = `${NOTO_SANS}/700Bold/NotoSansDevanagari_700Bold.ttf`;

/** One file of a font, and what of it. */
export interface Subset {
  /** Its name in app/_fonts/files. */
  readonly file: string;
  /** The whole font, in an installed package. */
  readonly source: string;
  /** Characters that are in it in any case. */
  readonly always: string;
  /** Whether to add those of the copy. */
  readonly copy?: boolean;
  /** Whether to leave out the ligatures that no text of the copy needs. */
  readonly toGlyphs?: boolean;
}

/**
 * The files of the display face, Rozha One, and of the text face for machines that lack a good
 * sans, Noto Sans (app/_fonts/text-font-faces.css). `always` is in the file whatever the copy says;
 * `copy` adds what it uses. Rozha One keeps its rupee sign beside the Devanagari letters, so its
 * Latin file lacks it.
 */
export const subsets: readonly Subset[] = [
  {
    file: "rozha-one-latin.woff2",
    source: `${ROZHA_ONE}-latin-400-normal.woff2`,
    always: `${LATIN}½`,
    copy: true,
  },
  {
    file: "rozha-one-devanagari.woff2",
    source: `${ROZHA_ONE}-devanagari-400-normal.woff2`,
    always: `${BRAND}₹।`,
    copy: true,
    // Nobody types into it: of the letters that join, those of the copy are enough.
    toGlyphs: true,
  },
  // English pages need only the name of the shop and prices: an eighth of what Hindi needs.
  {
    file: "rozha-one-brand.woff2",
    source: `${ROZHA_ONE}-devanagari-400-normal.woff2`,
    always: `${BRAND}₹`,
    toGlyphs: true,
  },
  { file: "noto-sans-latin-400.woff2", source: REGULAR, always: `${LATIN}₹` },
  { file: "noto-sans-latin-700.woff2", source: BOLD, always: `${LATIN}₹` },
  { file: "noto-sans-devanagari-400.woff2", source: REGULAR, always: TYPED },
  { file: "noto-sans-devanagari-700.woff2", source: BOLD, always: TYPED },
  // The link to Hindi pages, on English ones.
  { file: "noto-sans-language-link-700.woff2", source: BOLD, always: "हिन्दी", toGlyphs: true },
];
