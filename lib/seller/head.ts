import { lineFrom, type TextLine } from "@/lib/seller/line";

// The parts of a head, in plain signs: digits ASCII, every space a space. Direction marks are gone.
const month = String.raw`[\p{L}\p{M}.॰]{2,12}`;
const date = String.raw`(?:\d{1,4}[./-] ?\d{1,2}(?:[./-] ?\d{2,4})?\.?|\d{1,2}[ -]${month}(?:[ -]\d{2,4})?|${month} \d{1,2}(?:,? \d{4})?)`;
const word = String.raw`[\p{L}\p{M}.]{1,20}`;
const time = String.raw`(?:${word} )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?${word}){0,2}`;
const between = String.raw`[,،]? (?:${word} )?`;

/** What WhatsApp writes in front of the first line of a message: copied on a phone or in WhatsApp Web, or exported. */
const head = new RegExp(
  `^[> ]*(?:\\[(?:${date}${between}${time}|${time}${between}${date})\\] ?|${date}${between}${time}(?: - |: ))`,
  "u",
);
const longest = 80;

/** The start of a message in a chat. */
export interface Head {
  /** When it was sent, as it stands there, in plain signs. */
  readonly stamp: string;
  /** What the line may say: all that is behind the head, or without a sender, whose name may have colons. */
  readonly bodies: readonly TextLine[];
}

/** The head at the start of a line. Undefined if there is none. */
export function readHead(line: TextLine): Head | undefined {
  if (!/^[> ]*[[\d]/.test(line.plain)) return undefined;
  const [stamp] = head.exec(line.plain.slice(0, longest)) ?? [];
  if (stamp === undefined) return undefined;
  const rest = lineFrom(line, stamp.length);
  const colons = [...rest.plain.matchAll(/:(?: |$)/g)].slice(0, 3);
  const bodies = colons.map(({ index, 0: colon }) => lineFrom(rest, index + colon.length));
  return { stamp, bodies: [rest, ...bodies] };
}
