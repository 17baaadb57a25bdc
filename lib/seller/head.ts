import { plainLine } from "@/lib/seller/shape";

// The parts of a head, in plain signs: digits ASCII, every space a space. Direction marks are gone.
const date = String.raw`(?:\d{1,4}[./-] ?\d{1,2}(?:[./-] ?\d{2,4})?\.?|\d{1,2}[ -][\p{L}\p{M}.॰]{2,12}[ -]\d{2,4})`;
const word = String.raw`[\p{L}\p{M}.]{1,20}`;
const time = String.raw`(?:${word} )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?${word}){0,2}`;
const between = String.raw`[,،]? (?:${word} )?`;

/** What WhatsApp writes in front of the first line of a message, with examples. A test reads orders under each. */
export const heads = [
  {
    where: "several messages copied on a phone; an export of an iPhone",
    pattern: String.raw`\[${date}${between}${time}\] ?`,
    examples: [
      "[20/11, 6:45 pm] Sita: ",
      "[20/11/26, 6:45 PM] +91 98765 43210: ",
      "[20/11/26, 6:45:12\u202fPM] ~\u00a0Sita: ",
      "\u200e[20/11/26, 18:45:12] \u202a+91 98765 43210\u202c: \u200e",
      "[20/11/2026 18:45] Sita: ",
      "[20.11., 18:45] Sita: ",
      "[20/11/26, 6:45:12 अपराह्न] सीता: ",
      "[२०/११/२६, शाम 6:45 बजे] राम: ",
      "[20/11/26, ਸ਼ਾਮ 6:45] ਸੀਤਾ: ",
      "[2026-11-20, 6:45 p.m.] Sita: ",
      "[20 Nov 2026, 18:45] Sita: ",
    ],
  },
  {
    where: "messages copied in WhatsApp Web",
    pattern: String.raw`\[${time}${between}${date}\] ?`,
    examples: [
      "[18:45, 20/11/2026] Sita: ",
      "[6:45 pm, 11/20/2026] Dehati Milk: ",
      "[शाम 6:45, 20/11/2026] राम: ",
    ],
  },
  {
    where: "an export of Android",
    pattern: String.raw`${date}${between}${time} - `,
    examples: [
      "20/11/26, 6:45 pm - Sita: ",
      "20/11/2026, 18:45 - Ram: Ji: ",
      "20/11/26, 6:45\u202fpm - Sita: ",
      "11/20/26, 6:45 PM - Sita: ",
      "2026-11-20, 6:45 p. m. - Sita: ",
      "20/11/26، 6:45 PM - Sita: ",
      "20.11.26, 18:45 – Sita: ",
      "20-11-2026 18.45 - Sita: ",
      "२०/११/२६, ६:४५ अपराह्न - सीता: ",
      "20/11/26, সন্ধ্যা ৬:৪৫ - সীতা: ",
      "۲۰/۱۱/۲۶، ۶:۴۵ PM - سیتا: ",
    ],
  },
  {
    where: "an export of an old iPhone",
    pattern: String.raw`${date}${between}${time}: `,
    examples: ["20/11/26, 6:45:12 PM: Sita: "],
  },
] as const;

const head = new RegExp(`^[> ]*(?:${heads.map(({ pattern }) => pattern).join("|")})`, "u");
const longest = 80;

/** The start of a message in a chat. */
export interface Head {
  /** When it was sent, as it stands there, in plain signs. */
  readonly stamp: string;
  /** The line behind the head, with its sender. */
  readonly rest: string;
}

/** The head at the start of a line. Undefined if there is none. */
export function readHead(line: string): Head | undefined {
  if (!/^[> ]*(?:\[|\p{Nd})/u.test(line)) return undefined;
  const [stamp] = head.exec(plainLine(line.slice(0, longest))) ?? [];
  return stamp === undefined ? undefined : { stamp, rest: line.slice(stamp.length) };
}

/** The texts that may stand behind a sender, whose name may have colons; the first may be all, without one. */
export function bodiesOf(rest: string): readonly string[] {
  const colons = [...rest.matchAll(/:(?: |$)/gu)].slice(0, 3);
  return [...colons.map(({ index, 0: colon }) => rest.slice(index + colon.length)), rest];
}
