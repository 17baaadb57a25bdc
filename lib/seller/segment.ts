import type { FieldId } from "@/lib/order/delivery";
import { markerOf, readGoods, readTotal, type GoodsLine } from "@/lib/seller/goods";
import { lineFrom, stripMarkup, type TextLine } from "@/lib/seller/line";
import { startOf, type MessageWords } from "@/lib/seller/words";
import { mobileIn } from "@/lib/shop/phone";
import { isBlank } from "@/lib/text";

/**
 * A run of lines that are of one order, by the words that the shop has written: its greeting and number, its goods, its
 * total, and the fields of the delivery details, which a label tells apart. Any of these may be missing.
 */
export class Segment {
  readonly lines: TextLine[] = [];
  isGreeted = false;
  /** Whether it has the greeting or the number, with which the shop begins. */
  isBegun = false;
  /** The order's number, and what stands behind it. */
  reference: { readonly numbers: readonly string[]; readonly rest: string } | undefined;
  insteadOf: readonly string[] = [];
  readonly goods: GoodsLine[] = [];
  /** The number of the last line in the list of goods. */
  lastPlace = 0;
  /** Other texts among the goods. */
  readonly texts: string[] = [];
  total: { readonly line: TextLine; readonly rupees: number | undefined } | undefined;
  /** What was typed into fields, by label or where it stands. */
  readonly typed = new Map<FieldId, string>();
  readonly labelled = new Set<FieldId>();
  /** The field of a line without a label. */
  below: FieldId | undefined;
  /** Lines of goods behind the total. */
  readonly added: TextLine[] = [];
  readonly notes: string[] = [];
}

const phoneOf = ({ fields }: MessageWords) => fields.find(({ isPhone }) => isPhone)?.id ?? "mobile";

/** Whether nothing of an order is missing that one needs to deliver it. */
export const isWhole = (segment: Segment, words: MessageWords) =>
  segment.total !== undefined && segment.typed.has(phoneOf(words));

/** Whether a segment that is no order is a part of one. People name a number as well: `Order DM-7K3Q cancel`. */
export const isPart = ({ isGreeted, isBegun, reference, goods, total, labelled }: Segment) =>
  Boolean(total ?? (isGreeted && reference)) || labelled.size > 1 || (isBegun && goods.length > 0);

/** Divides the lines of a message where an order begins, or where a line cannot be of the order above it. */
export function segmentsOf(lines: readonly TextLine[], words: MessageWords): readonly Segment[] {
  // A question about a plan has the fields of an order.
  if (lines.some(({ plain }) => words.question.test(plain))) return [];
  let segment = new Segment();
  const segments = [segment];
  function begin() {
    if (segment.lines.length > 0) segments.push((segment = new Segment()));
  }
  function add(line: TextLine) {
    if (!addLine(segment, line, words)) {
      begin();
      addLine(segment, line, words);
    }
    segment.lines.push(line);
  }
  for (const [at, line] of lines.entries()) {
    const found = words.greeting.exec(line.plain);
    const above = found ? lineUpTo(line, found.index) : line;
    if (!found || isTyped(above, lines.slice(at + 1), words)) {
      add(line);
      continue;
    }
    // Orders that ran together: the end of one is on the line in which the next begins.
    const isEnd = startOf(above, words) !== undefined;
    if (isEnd) add(above);
    if (hasOrder(segment)) begin();
    Object.assign(segment, { isGreeted: true, isBegun: true });
    segment.lines.push(isEnd ? lineFrom(line, found.index) : line);
    if (!isEnd) segment.notes.push(above.text);
    const rest = lineFrom(line, found.index + found[0].length);
    if (!isBlank(rest.text)) addLine(segment, rest, words);
  }
  return withTexts(segments, words);
}

/** Adds texts that are no part of an order to the order above them, or else to that below; none of them is packed. */
function withTexts(segments: readonly Segment[], words: MessageWords): readonly Segment[] {
  return segments.filter((segment, at) => {
    const [above, below] = [segments[at - 1], segments[at + 1]];
    if (isPart(segment)) return true;
    const order = [above, below].find((each) => each && isWhole(each, words));
    if (!order) return true;
    const isGoods = (line: TextLine) => segment.goods.some((each) => each.line === line);
    const texts = segment.lines.filter((line) => !isGoods(line)).map(({ text }) => text);
    order.added.push(...segment.lines.filter(isGoods));
    order.notes.splice(order === above ? order.notes.length : 0, 0, ...texts);
    return false;
  });
}

const hasOrder = ({ isBegun, goods, total, typed }: Segment) =>
  isBegun || goods.length > 0 || total !== undefined || typed.size > 0;

const lineUpTo = ({ text, plain }: TextLine, end: number): TextLine => ({
  raw: text.slice(0, end),
  text: text.slice(0, end),
  plain: plain.slice(0, end),
});

/** Whether a greeting was typed into the form: it stands behind a label, and no order is below it. */
function isTyped(above: TextLine, below: readonly TextLine[], words: MessageWords): boolean {
  if (!fieldOf(startOf(above, words)?.kind, words)) return false;
  const next = below.find(({ text }) => !isBlank(text));
  const kind = next && startOf(next, words)?.kind;
  const isOrder = kind
    ? ["reference", "insteadOf", "total"].includes(kind)
    : next && readGoods(next, words);
  return !isOrder;
}

const fieldOf = (kind: string | undefined, { fields }: MessageWords) =>
  fields.find(({ id }) => id === kind);

/** Adds what a line says to a segment. Returns false if it is of another order. */
function addLine(segment: Segment, line: TextLine, words: MessageWords): boolean {
  const { typed, labelled, goods, total } = segment;
  if (isBlank(line.text)) {
    if (isWhole(segment, words)) segment.below = undefined;
    return true;
  }
  const start = startOf(line, words);
  const field = fieldOf(start?.kind, words);
  const address = words.fields.find(({ id, tells }) => tells === "address" && typed.has(id))?.id;
  if (start?.kind === "reference") {
    if (segment.reference || goods.length > 0 || total || typed.size > 0) return false;
    Object.assign(segment, { reference: start, isBegun: true });
  } else if (start?.kind === "insteadOf" && !total) {
    segment.insteadOf = start.numbers;
    segment.texts.push(start.rest);
  } else if (start && field) {
    if (labelled.has(field.id)) return false;
    labelled.add(field.id);
    // Behind a label that the shop has written the text is unchanged, whatever signs it has.
    const written = field.labels.find((label) => line.text.startsWith(`${label}: `));
    const text = written ? line.text.slice(written.length + 2) : stripMarkup(start.rest);
    typeInto(segment, field.id, text, words);
  } else if (start?.kind === "place" && address) {
    segment.notes.push(start.rest);
    segment.below = typed.get(address) === "" ? address : undefined;
  } else if (start && ["again", "link"].includes(start.kind ?? "")) {
    segment.notes.push(start.rest);
    segment.below = undefined;
  } else {
    const rest = start?.kind === "total" ? start.rest : undefined;
    return addGoods(segment, line, rest, words) ?? addText(segment, line, words);
  }
  return true;
}

/** Adds a line of goods or the total; undefined if it is neither. */
function addGoods(
  segment: Segment,
  line: TextLine,
  rest: string | undefined,
  words: MessageWords,
): boolean | undefined {
  const { typed, goods, total } = segment;
  const sum = rest === undefined ? undefined : readTotal(rest);
  const found = sum ? undefined : readGoods(line, words, segment.lastPlace);
  // A shop of that name may stand in an address.
  if (!sum && (!found || (segment.below && !found.item))) return undefined;
  // What follows delivery details is another order, unless somebody has put the details first.
  if (typed.size > 0 && (total || !segment.isBegun)) return false;
  if (total) segment.added.push(line);
  else if (found) {
    goods.push(found);
    segment.lastPlace = markerOf(line.plain).place ?? segment.lastPlace;
  } else if (sum) {
    segment.total = { line, rupees: sum.rupees };
    segment.texts.push(rest?.slice(sum.end) ?? "");
  }
  return true;
}

/** Adds a line without a label: a phone number, more of the field above it, or a text of its own. */
function addText(segment: Segment, line: TextLine, words: MessageWords): true {
  const text = stripMarkup(line.text);
  const phone = phoneOf(words);
  if (segment.total && !segment.typed.has(phone) && mobileIn(text)) {
    const { below } = segment;
    typeInto(segment, phone, text, words);
    segment.below = below;
  } else if (segment.below) typeInto(segment, segment.below, text, words);
  else if (hasOrder(segment) && !segment.total) {
    segment.texts.push(line.text);
    segment.lastPlace = markerOf(line.plain).place ?? segment.lastPlace;
  } else segment.notes.push(line.text);
  return true;
}

function typeInto(segment: Segment, id: FieldId, text: string, { fields }: MessageWords): void {
  const texts = [segment.typed.get(id) ?? "", text].filter((each) => !isBlank(each));
  segment.typed.set(id, texts.join(", "));
  const label = fields.find((each) => each.id === id);
  const isAddress = label?.tells === "address";
  // The second line of an address had no label in earlier releases, and people write a third.
  const lastOfAddress = fields.filter(({ tells }) => tells === "address").at(-1);
  // Some leave a blank behind a label and type on the next line; below the last one they write notes.
  const mayBeBelow = isAddress || (label?.required && isBlank(text));
  segment.below = isAddress && !isBlank(text) ? lastOfAddress?.id : mayBeBelow ? id : undefined;
}
