import { oldestLines, type LineId, type MessageLine } from "@/lib/order/delivery";
import { fieldWords, readText, type OrderWords } from "@/lib/order/message";
import { beginsMessage, beginsOrder, type MessagePatterns } from "@/lib/seller/patterns";
import { bareLine, endOf, notesOf, partsOf } from "@/lib/seller/shape";
import { cleanMobile, isBlank, isMobile } from "@/lib/text";

/** What was typed on each line of the delivery details, as it stands there. */
type Typed = Map<string, readonly string[]>;

/**
 * Reads the delivery details that start in this line. The meaning of what was typed follows from its position, so
 * that nothing typed can imitate another line; only where the lines are not as the shop wrote them are they read by
 * their labels. Undefined if they are not complete.
 *
 * @param isFilledIn whether somebody has filled them in by hand
 */
export function readDelivery(
  lines: readonly string[],
  start: number,
  patterns: MessagePatterns,
  isFilledIn: boolean,
) {
  const read =
    readWritten(lines, start, patterns) ?? readLabels(lines, start, patterns, isFilledIn);
  if (!read) return undefined;
  const typed = patterns.labels.map((line) => ({
    id: line.id,
    ...typedInto(line, read.typed.get(line.id) ?? [], patterns.words),
  }));
  const details: Readonly<Partial<Record<LineId, readonly string[]>>> = Object.fromEntries(
    typed.map(({ id, texts }) => [id, texts]),
  );
  return { details, notes: [...read.notes, ...typed.flatMap(({ notes }) => notes)], end: read.end };
}

/** Reads them line by line, as the shop writes them. */
function readWritten(lines: readonly string[], start: number, patterns: MessagePatterns) {
  const text = lines.slice(start).map((line) => `\n${line}`);
  const { 0: written, groups = {} } = patterns.delivery.exec(text.join("")) ?? {};
  if (written === undefined) return undefined;
  const typed: Typed = new Map(
    patterns.labels.map(({ id }) => [id, groups[id]?.split("\n") ?? []]),
  );
  // Of several lines below an address, none is of the next order.
  const more = typed.get("address")?.slice(1) ?? [];
  if (more.length > 1 && more.some((line) => beginsOrder(line, patterns))) return undefined;
  return { typed, notes: [], end: start + written.split("\n").length - 1 };
}

/**
 * Reads them by their labels, in any order, down to the next message: what was retyped, moved, quoted or filled in
 * by hand. An order with a number has all of them, or was cut off; in another one is a phone number.
 */
function readLabels(
  lines: readonly string[],
  start: number,
  patterns: MessagePatterns,
  isFilledIn: boolean,
) {
  const typed: Typed = new Map();
  const notes: string[] = [];
  const phone = patterns.labels.find(({ first }) => first.isPhone);
  const last = patterns.labels.at(-1)?.id;
  const isMissing = (id: string) => (typed.get(id) ?? []).every(isBlank);
  let isPlaced = false;
  /** The line to which what follows belongs. */
  let current = "";
  let [end, kept] = [start, 0];
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (beginsMessage(line, patterns) || partsOf(line, patterns.again)) break;
    const bare = bareLine(line);
    if (isBlank(bare)) {
      if (typed.size === patterns.labels.length) break;
      continue;
    }
    const label = patterns.labels.find(({ id, label }) => !typed.has(id) && label.test(bare));
    const place = typed.has("address") && !isPlaced && partsOf(bare, patterns.place);
    const isMore =
      current === "address" || (current !== "" && current !== last && isMissing(current));
    if (label) {
      current = label.id;
      typed.set(current, [label.label.exec(bare)?.groups?.text ?? ""]);
    } else if (place) {
      [isPlaced, current] = [true, ""];
      notes.push(...notesOf([endOf(bare, place.text)]));
    } else if (phone && !typed.has(phone.id) && isMobile(cleanMobile(bare))) {
      typed.set(phone.id, [bare]);
    } else if (isMore || (isPlaced && isMissing("address"))) {
      const id = isMore ? current : "address";
      typed.set(id, [...(typed.get(id) ?? []), bare]);
    } else {
      notes.push(...notesOf([line]));
      continue;
    }
    [end, kept] = [at + 1, notes.length];
  }
  const needed = isFilledIn && phone ? [phone.id] : oldestLines;
  if (!needed.every((id) => typed.has(id))) return undefined;
  return { typed, notes: notes.slice(0, kept), end };
}

/** What was typed into a line; behind the words for nothing there may stand a note. */
function typedInto(
  { first }: Pick<MessageLine, "first">,
  texts: readonly string[],
  words: OrderWords,
) {
  const { none } = fieldWords(first, words);
  const behind = texts.filter((text) => none !== undefined && text.startsWith(`${none} `));
  const notes = notesOf(behind.map((text) => text.slice(none?.length)));
  if (notes.length > 0) return { texts: [], notes };
  const read = texts.map((text) => readText(text, first, words));
  return { texts: read.filter((text) => text.trim() !== ""), notes };
}
