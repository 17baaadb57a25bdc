import type { FieldId } from "@/lib/order/delivery";
import { markerOf, readGoods, readTotal, type Goods } from "@/lib/seller/goods";
import { partOf, stripMarkup, type Row } from "@/lib/seller/row";
import { startOf, type MessageWords } from "@/lib/seller/words";
import { mobileIn } from "@/lib/shop/phone";
import { isBlank } from "@/lib/text";

/** A run of rows of one order, by the words that the shop has written. Any part of it may be missing. */
export class Segment {
  readonly rows: Row[] = [];
  isGreeted = false;
  reference: { readonly numbers: readonly string[]; readonly rest: Row } | undefined;
  insteadOf: readonly string[] = [];
  readonly goods: Goods[] = [];
  lastPlace = 0;
  readonly texts: Row[] = [];
  total: { readonly row: Row; readonly rupees: number | undefined } | undefined;
  /** What was typed into fields, by label or where it stands. */
  readonly typed = new Map<FieldId, string>();
  readonly labelled = new Set<FieldId>();
  below: FieldId | undefined;
  readonly added: Row[] = [];
  readonly notes: string[] = [];

  get isBegun() {
    return this.isGreeted || this.reference !== undefined;
  }
}

const phoneOf = ({ fields }: MessageWords) =>
  fields.find(({ kind }) => kind === "mobile")?.id ?? "mobile";

/** Whether nothing of an order is missing that one needs to deliver it. */
export const isComplete = (segment: Segment, words: MessageWords) =>
  (segment.total !== undefined || (segment.isBegun && segment.goods.length > 0)) &&
  segment.typed.has(phoneOf(words));

/** Whether a segment that is no order is a part of one. People name a number, a total or a product as well. */
export function isPart({ isGreeted, isBegun, reference, goods, total, labelled }: Segment) {
  const isOrdered = isBegun || goods.length > 0 || labelled.size > 0;
  return (
    (isGreeted && reference !== undefined) ||
    labelled.size > 1 ||
    (total !== undefined && isOrdered) ||
    (isBegun && goods.length > 0)
  );
}

/** Divides the rows of a message where an order begins, or where a row cannot be of the order above it. */
export function segmentsOf(rows: readonly Row[], words: MessageWords): readonly Segment[] {
  // Without any of these there is nothing to deliver.
  if (!rows.some((row) => words.greeting.test(row.plain) || startOf(row, words))) return [];
  let segment = new Segment();
  const segments = [segment];
  function begin() {
    if (segment.rows.length > 0) segments.push((segment = new Segment()));
  }
  function add(row: Row) {
    if (!addRow(segment, row, words)) {
      begin();
      addRow(segment, row, words);
    }
    segment.rows.push(row);
  }
  for (const [at, row] of rows.entries()) {
    const greeting = words.greeting.exec(row.plain);
    const found = greeting ?? words.numberBehind.exec(row.plain);
    const above = found ? partOf(row, 0, found.index) : row;
    // Orders that ran together: the end of one is on the line in which the next begins.
    const isEnd = found && startOf(above, words) !== undefined;
    if (!found || !(isEnd || greeting) || isTyped(above, rows.slice(at + 1), words)) {
      add(row);
      continue;
    }
    if (isEnd) add(above);
    if (hasOrder(segment)) begin();
    segment.isGreeted = greeting !== null;
    segment.rows.push(isEnd ? partOf(row, found.index) : row);
    if (!isEnd) segment.notes.push(above.text);
    const rest = partOf(row, found.index + (greeting?.[0].length ?? 0));
    if (!isBlank(rest.text)) addRow(segment, rest, words);
  }
  return withTexts(segments, words);
}

/** Adds texts that are no part of an order to the order above them, or else to that below; none of them is packed. */
function withTexts(segments: readonly Segment[], words: MessageWords): readonly Segment[] {
  return segments.filter((segment, at) => {
    const [above, below] = [segments[at - 1], segments[at + 1]];
    if (isPart(segment)) return true;
    const order = [above, below].find((each) => each && isComplete(each, words));
    if (!order) return true;
    const isGoods = (row: Row) =>
      segment.goods.some((each) => each.row === row) || words.asksForGoods.test(row.plain);
    const texts = segment.rows.filter((row) => !isGoods(row)).map(({ text }) => text);
    order.added.push(...segment.rows.filter(isGoods));
    order.notes.splice(order === above ? order.notes.length : 0, 0, ...texts);
    return false;
  });
}

const hasOrder = ({ isBegun, goods, total, typed }: Segment) =>
  isBegun || goods.length > 0 || total !== undefined || typed.size > 0;

/** Whether a greeting was typed into the form: it stands behind a label, and no order is below it. */
function isTyped(above: Row, below: readonly Row[], words: MessageWords): boolean {
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

/** Adds what a row says to a segment. Returns false if it is of another order. */
function addRow(segment: Segment, row: Row, words: MessageWords): boolean {
  const { typed, labelled, goods, total } = segment;
  if (isBlank(row.text)) {
    if (isComplete(segment, words)) segment.below = undefined;
    return true;
  }
  const start = startOf(row, words);
  const field = fieldOf(start?.kind, words);
  const address = words.fields.find(({ id, kind }) => kind === "address" && typed.has(id))?.id;
  if (start?.kind === "reference") {
    if (segment.reference || goods.length > 0 || total || typed.size > 0) return false;
    segment.reference = start;
    // Where line breaks were lost, goods stand behind the number.
    goods.push(...[readGoods(start.rest, words) ?? []].flat());
  } else if (start?.kind === "insteadOf" && !total) {
    segment.insteadOf = start.numbers;
    segment.texts.push(start.rest);
  } else if (start && field) {
    if (labelled.has(field.id)) return start.isOther ? addText(segment, row, words) : false;
    labelled.add(field.id);
    // Behind a label that the shop has written the text is unchanged, whatever signs it has.
    const written = field.labels.find((label) => row.text.startsWith(`${label}: `));
    const text = written ? row.text.slice(written.length + 2) : stripMarkup(start.rest.text);
    typeInto(segment, field.id, text, words);
  } else if (start?.kind === "place" && address) {
    segment.notes.push(start.rest.text);
    segment.below = typed.get(address) === "" ? address : undefined;
  } else if (start && ["again", "link"].includes(start.kind)) {
    segment.notes.push(start.rest.text);
    segment.below = undefined;
  } else {
    const rest = start?.kind === "total" ? start.rest : undefined;
    return addGoods(segment, row, rest, words) ?? addText(segment, row, words);
  }
  return true;
}

/** Adds a row of goods or the total; undefined if it is neither. */
function addGoods(segment: Segment, row: Row, rest: Row | undefined, words: MessageWords) {
  const { typed, goods, total } = segment;
  const sum = rest && readTotal(rest.plain);
  const found = sum ? undefined : readGoods(row, words, segment.lastPlace);
  // A shop of that name may stand in an address.
  if (!sum && (!found || (segment.below && !found.item))) return undefined;
  // What follows delivery details is another order, unless somebody has put the details first.
  if (typed.size > 0 && (total || !segment.isBegun)) return false;
  if (total) segment.added.push(row);
  else if (found) {
    goods.push(found);
    segment.lastPlace = markerOf(row.plain).place ?? segment.lastPlace;
  } else if (rest && sum) {
    segment.total = { row, rupees: sum.rupees };
    // Of a total that is not certain, all of the row is shown.
    if (sum.rupees !== undefined) segment.texts.push(partOf(rest, sum.end));
  }
  return true;
}

/** Adds a row without a label: a phone number, more of the field above it, or a text of its own. */
function addText(segment: Segment, row: Row, words: MessageWords): true {
  const text = stripMarkup(row.text);
  const phone = phoneOf(words);
  if (segment.total && !segment.typed.has(phone) && mobileIn(text)) {
    const { below } = segment;
    typeInto(segment, phone, text, words);
    segment.below = below;
  } else if (segment.below) typeInto(segment, segment.below, text, words);
  else if (hasOrder(segment) && !segment.total) {
    segment.texts.push(row);
    segment.lastPlace = markerOf(row.plain).place ?? segment.lastPlace;
  } else if (words.asksForGoods.test(row.plain)) segment.added.push(row);
  else segment.notes.push(row.text);
  return true;
}

function typeInto(segment: Segment, id: FieldId, text: string, { fields }: MessageWords): void {
  const texts = [segment.typed.get(id) ?? "", text].filter((each) => !isBlank(each));
  segment.typed.set(id, texts.join(", "));
  const label = fields.find((each) => each.id === id);
  const isAddress = label?.kind === "address";
  // The second line of an address had no label in earlier releases, and people write a third.
  const lastOfAddress = fields.filter(({ kind }) => kind === "address").at(-1);
  // Some leave a blank behind a label and type on the next line; below the last one they write notes.
  const mayBeBelow = isAddress || (label?.required && isBlank(text));
  segment.below = isAddress && !isBlank(text) ? lastOfAddress?.id : mayBeBelow ? id : undefined;
}
