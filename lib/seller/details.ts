import type { LineId } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import { startsMessage, type MessagePatterns } from "@/lib/seller/patterns";
import { stripMarkup, notesFrom, matchLine, type TextLine } from "@/lib/seller/line";
import { isBlank, mobileIn } from "@/lib/text";

/**
 * Reads the delivery details from this line down to the next message, in any order, and the link below. Lines are told
 * by their labels. Undefined if they are not complete: an order with a number has all of them, or was cut off; in
 * another one is a phone number.
 *
 * @param isFilledIn whether somebody has filled them in by hand
 */
export function readDelivery(
  lines: readonly TextLine[],
  start: number,
  patterns: MessagePatterns,
  isFilledIn: boolean,
) {
  const { labels } = patterns;
  const oldest = labels.filter(({ isLater }) => !isLater);
  const [phone] = labels.flatMap(({ id, first }) => (first.isPhone ? id : []));
  const typed = new Map<LineId, readonly string[]>();
  const notes: string[] = [];
  /** The line to which texts below it belong. */
  let current: LineId | undefined;
  let [next, end, kept] = [start, start, 0];
  for (const [at, line] of lines.entries()) {
    if (at < next) continue;
    next = at + 1;
    const text = stripMarkup(line.text);
    const label = labels.find(({ id, pattern }) => !typed.has(id) && matchLine(line, pattern));
    const place = typed.has("address") && matchLine(line, patterns.place);
    const again = matchLine(line, patterns.again);
    if (label) {
      const behind = textOf(line, label);
      const isInPlace = label.id === "address" && label === labels[typed.size];
      const below = isInPlace
        ? linesBelow(lines.slice(next), labels.slice(typed.size + 1), patterns.words)
        : [];
      typed.set(label.id, [behind, ...below]);
      next += below.length;
      const isLast = label.isLater || label === oldest.at(-1);
      const goesOn = label.id === "address" || (isBlank(behind) && !isLast);
      current = goesOn ? label.id : undefined;
    } else if (place) {
      notes.push(place.rest);
      current = typed.get("address")?.every(isBlank) ? "address" : undefined;
    } else if (again) {
      const below = lines[next];
      const link = below && matchLine(below, patterns.link);
      notes.push(again.rest, link?.rest ?? "");
      if (link) next += 1;
    } else if (startsMessage(line, patterns)) {
      break;
    } else if (isBlank(text)) {
      if (oldest.every(({ id }) => typed.has(id))) current = undefined;
      continue;
    } else if (phone && !typed.has(phone) && mobileIn(text)) {
      typed.set(phone, [text]);
    } else if (current) {
      typed.set(current, [...(typed.get(current) ?? []), text]);
      if (current !== "address") current = undefined;
    } else {
      notes.push(line.text);
      continue;
    }
    [end, kept] = [next, notes.length];
    if (again) break;
  }
  const needed = isFilledIn && phone ? [phone] : oldest.map(({ id }) => id);
  if (!needed.every((id) => typed.has(id))) return undefined;
  const { details, behind } = detailsOf(typed, patterns);
  return { details, notes: notesFrom([...notes.slice(0, kept), ...behind]), end };
}

/** What was typed by its line, and the notes that stand `behind` the words for nothing: `N/A call me`. */
function detailsOf(
  typed: ReadonlyMap<LineId, readonly string[]>,
  { labels, words }: MessagePatterns,
) {
  const details: Partial<Record<LineId, readonly string[]>> = {};
  const behind: string[] = [];
  for (const { id, first } of labels) {
    const { none } = fieldWords(first, words);
    const isNone = (text: string) => none !== undefined && `${text} `.startsWith(`${none} `);
    const texts = typed.get(id) ?? [];
    behind.push(...texts.filter(isNone).map((text) => text.slice(none?.length)));
    details[id] = texts.filter((text) => text.trim() !== "" && !isNone(text));
  }
  return { details, behind };
}

type Label = MessagePatterns["labels"][number];

/** The text behind a label: what the shop wrote is as it was typed, whatever signs it has. */
function textOf(line: TextLine, { start, pattern }: Label): string {
  if (line.text.startsWith(start)) return line.text.slice(start.length);
  return stripMarkup(matchLine(line, pattern)?.rest ?? "");
}

/** The lines of an address that the shop wrote, above the place and the other labels: they may look like any line. */
function linesBelow(
  lines: readonly TextLine[],
  labels: readonly Label[],
  { place }: OrderWords,
): readonly string[] {
  const below = lines.slice(0, labels.length + 4).map(({ text }) => text);
  const end = below.findIndex(
    (text, at) => text.trimEnd() === place && areLabelled(below.slice(at + 1), labels),
  );
  return below.slice(0, Math.max(end, 0));
}

/** Whether texts begin with these labels, in this order; later ones may be missing. */
function areLabelled(texts: readonly string[], labels: readonly Label[]): boolean {
  let next = 0;
  for (const { start, isLater } of labels) {
    if (`${texts[next] ?? ""} `.startsWith(start)) next += 1;
    else if (!isLater) return false;
  }
  return true;
}
