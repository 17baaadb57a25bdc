import type { LineId } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import { startsMessage, type MessagePatterns } from "@/lib/seller/patterns";
import { stripMarkup, notesFrom, matchLine, type TextLine } from "@/lib/seller/line";
import { isBlank, mobileIn } from "@/lib/text";

type Label = MessagePatterns["labels"][number];
type TypedTexts = ReadonlyMap<LineId, readonly string[]>;

/**
 * Reads the delivery details that start at a line of an order, and the order link below them; `end` is the line behind
 * both. Undefined if details are missing: then the order was cut off.
 *
 * @param isForm whether a person has filled in the form for browsers without scripts: a phone number is enough there
 */
export function readDelivery(
  lines: readonly TextLine[],
  start: number,
  patterns: MessagePatterns,
  isForm: boolean,
) {
  const { typed, notes, end } = readLines(lines, start, patterns);
  const phone = patterns.labels.find(({ first }) => first.isPhone);
  const needed = isForm && phone ? [phone] : originalLabels(patterns);
  if (!needed.every(({ id }) => typed.has(id))) return undefined;
  const { details, remarks } = withoutEmptyTexts(typed, patterns);
  return { details, notes: notesFrom([...notes, ...remarks]), end };
}

/** The labels that are in every message: those of the first release. */
const originalLabels = ({ labels }: MessagePatterns) => labels.filter(({ isLater }) => !isLater);

/** Reads lines in any order down to the next message or the order link: what was typed, and what is no detail. */
function readLines(lines: readonly TextLine[], start: number, patterns: MessagePatterns) {
  const { labels, words } = patterns;
  const originals = originalLabels(patterns);
  const phone = labels.find(({ first }) => first.isPhone);
  const typed = new Map<LineId, readonly string[]>();
  const notes: string[] = [];
  /** To what a line without a label belongs. */
  let openId: LineId | undefined;
  let next = start;
  // Texts count as notes only if a line of the details follows them: those below the last one may be another message.
  let [end, noteCount] = [start, 0];
  for (let line = lines[next]; line; line = lines[next]) {
    next += 1;
    const text = stripMarkup(line.text);
    const label = labels.find(({ id, pattern }) => !typed.has(id) && matchLine(line, pattern));
    const place = typed.has("address") && matchLine(line, patterns.place);
    const again = matchLine(line, patterns.again);
    if (label) {
      const { id } = label;
      const behind = textBehind(line, label);
      const isInOrder = label === labels[typed.size];
      const below =
        id === "address" && isInOrder
          ? addressBelow(lines.slice(next), labels.slice(typed.size + 1), words)
          : [];
      typed.set(id, [behind, ...below]);
      next += below.length;
      // Some leave a blank behind the label and type on the next line; below the last label they write notes.
      const isLast = label.isLater || label === originals.at(-1);
      openId = id === "address" || (isBlank(behind) && !isLast) ? id : undefined;
    } else if (place) {
      notes.push(place.rest);
      openId = typed.get("address")?.every(isBlank) ? "address" : undefined;
    } else if (again) {
      const below = lines[next];
      const link = below && matchLine(below, patterns.link);
      notes.push(again.rest, link?.rest ?? "");
      if (link) next += 1;
    } else if (startsMessage(line, patterns)) {
      break;
    } else if (isBlank(text)) {
      if (originals.every(({ id }) => typed.has(id))) openId = undefined;
      continue;
    } else if (phone && !typed.has(phone.id) && mobileIn(text)) {
      typed.set(phone.id, [text]);
    } else if (openId) {
      typed.set(openId, [...(typed.get(openId) ?? []), text]);
      if (openId !== "address") openId = undefined;
    } else {
      notes.push(line.text);
      continue;
    }
    [end, noteCount] = [next, notes.length];
    if (again) break;
  }
  return { typed, notes: notes.slice(0, noteCount), end };
}

/** What is typed behind a label. Behind one that the shop has written it is unchanged, whatever signs it has. */
function textBehind(line: TextLine, { start, pattern }: Label): string {
  if (line.text.startsWith(start)) return line.text.slice(start.length);
  return stripMarkup(matchLine(line, pattern)?.rest ?? "");
}

/** More lines than the form lets one type below the first one of an address. */
const maxLinesBelow = 3;

/**
 * The lines of an address below its first one, where the shop has written them: above the place and the labels that
 * follow it. They are found by where they stand, because what was typed may look like any other line.
 */
function addressBelow(
  lines: readonly TextLine[],
  labelsBelow: readonly Label[],
  { place }: OrderWords,
): readonly string[] {
  const texts = lines.slice(0, maxLinesBelow + 1 + labelsBelow.length).map(({ text }) => text);
  const end = texts.findIndex(
    (text, at) => text.trimEnd() === place && startWith(texts.slice(at + 1), labelsBelow),
  );
  return texts.slice(0, Math.max(end, 0));
}

/** Whether texts start with these labels, in this order. Those of later releases may be missing. */
function startWith(texts: readonly string[], labels: readonly Label[]): boolean {
  let next = 0;
  for (const { start, isLater } of labels) {
    // The blank behind a label without a text may have been trimmed.
    if (`${texts[next] ?? ""} `.startsWith(start)) next += 1;
    else if (!isLater) return false;
  }
  return true;
}

/** Texts without the words for nothing, such as `N/A`, and the `remarks` behind those: `N/A call me`. */
function withoutEmptyTexts(typed: TypedTexts, { labels, words }: MessagePatterns) {
  const details: Partial<Record<LineId, readonly string[]>> = {};
  const remarks: string[] = [];
  for (const { id, first } of labels) {
    const { emptyText } = fieldWords(first, words);
    const isEmptyText = (text: string) =>
      emptyText !== undefined && `${text} `.startsWith(`${emptyText} `);
    const texts = typed.get(id) ?? [];
    remarks.push(...texts.filter(isEmptyText).map((text) => text.slice(emptyText?.length)));
    details[id] = texts.filter((text) => text.trim() !== "" && !isEmptyText(text));
  }
  return { details, remarks };
}
