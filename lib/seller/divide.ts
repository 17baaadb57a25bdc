import type { Field, FieldId } from "@/lib/order/delivery";
import { markerOf, readGoods, readTotal, type Goods } from "@/lib/seller/goods";
import { startOf, type MessagePatterns } from "@/lib/seller/patterns";
import { partOf, stripMarkup, type Row } from "@/lib/seller/row";
import { isComplete, isPart, Segment } from "@/lib/seller/segment";
import { mobileIn } from "@/lib/shop/phone";
import { isBlank } from "@/lib/text";

/** Divides the rows of a message where an order begins, or where a row cannot be of the order above it. */
export function segmentsOf(rows: readonly Row[], patterns: MessagePatterns): readonly Segment[] {
  // Without any of these there is nothing to deliver. A total or a label that stands alone is nothing.
  const starts = (row: Row) => {
    const kind = startOf(row, patterns)?.kind;
    return rows.length > 1 ? kind !== undefined : kind === "reference";
  };
  if (!rows.some((row) => patterns.greeting.test(row.plain) || starts(row))) return [];
  let segment = new Segment();
  const segments = [segment];
  function begin() {
    if (segment.rows.length > 0) segments.push((segment = new Segment()));
  }
  function add(row: Row) {
    if (!addRow(segment, row, patterns)) {
      begin();
      addRow(segment, row, patterns);
    }
    segment.rows.push(row);
  }
  for (const [at, row] of rows.entries()) {
    const greeting = patterns.greeting.exec(row.plain);
    const found = greeting ?? patterns.numberBehind.exec(row.plain);
    const above = found ? partOf(row, 0, found.index) : row;
    // Orders that ran together: the end of one is on the line in which the next begins.
    const isEnd = found && startOf(above, patterns) !== undefined;
    if (!found || !(isEnd || greeting) || isTyped(above, rows.slice(at + 1), patterns)) {
      add(row);
      continue;
    }
    if (isEnd) add(above);
    if (hasOrder(segment)) begin();
    segment.isGreeted = greeting !== null;
    segment.rows.push(isEnd ? partOf(row, found.index) : row);
    if (!isEnd && !isBlank(above.text)) segment.texts.push(above);
    const rest = partOf(row, found.index + (greeting?.[0].length ?? 0));
    if (!isBlank(rest.text)) addRow(segment, rest, patterns);
  }
  return withTexts(segments, patterns);
}

/** Adds texts that are no part of an order to the order above them, or else to that below; none of them is packed. */
function withTexts(segments: readonly Segment[], patterns: MessagePatterns): readonly Segment[] {
  return segments.filter((segment, at) => {
    const [above, below] = [segments[at - 1], segments[at + 1]];
    if (isPart(segment)) return true;
    const order = [above, below].find((each) => each && isComplete(each));
    if (!order) return true;
    const isGoods = (row: Row) =>
      segment.goods.some((each) => each.row === row) || patterns.request.test(row.plain);
    const texts = segment.rows.filter((row) => !isGoods(row)).map(({ text }) => text);
    order.added.push(...segment.rows.filter(isGoods));
    order.notes.splice(order === above ? order.notes.length : 0, 0, ...texts);
    return false;
  });
}

const hasOrder = ({ isBegun, goods, total, typed }: Segment) =>
  isBegun || goods.length > 0 || total !== undefined || typed.size > 0;

/** Whether a greeting was typed into the form: it stands behind a label, and no order is below it. */
function isTyped(above: Row, below: readonly Row[], patterns: MessagePatterns): boolean {
  if (!fieldOf(startOf(above, patterns)?.kind, patterns)) return false;
  const next = below.find(({ text }) => !isBlank(text));
  const kind = next && startOf(next, patterns)?.kind;
  const isOrder = kind
    ? ["reference", "insteadOf", "total"].includes(kind)
    : next && readGoods(next, patterns);
  return !isOrder;
}

const fieldOf = (kind: string | undefined, { fields }: MessagePatterns) =>
  fields.find(({ id }) => id === kind);

/** Adds what a row says to a segment. Returns false if it is of another order. */
function addRow(segment: Segment, row: Row, patterns: MessagePatterns): boolean {
  const { typed, goods, total } = segment;
  if (isBlank(row.text)) {
    if (isComplete(segment)) segment.below = undefined;
    return true;
  }
  const start = startOf(row, patterns);
  const field = fieldOf(start?.kind, patterns);
  const isAddress = ({ id, kind }: Field) => kind === "address" && typed.has(id);
  const address = start?.kind === "place" ? patterns.fields.find(isAddress)?.id : undefined;
  if (start?.kind === "reference") {
    if (segment.reference || goods.length > 0 || total || typed.size > 0) return false;
    segment.reference = start;
    // Where line breaks were lost, goods stand behind the number.
    const found = readGoods(start.rest, patterns);
    if (found) goods.push(found);
  } else if (start?.kind === "insteadOf" && !total) {
    segment.insteadOf = start.numbers;
    segment.texts.push(start.rest);
  } else if (start && field) {
    if (segment.labelled.has(field.id) && !start.isOther) return false;
    if (segment.labelled.has(field.id)) addText(segment, row, patterns);
    else addLabelled(segment, row, start.rest, field, patterns);
  } else if (start && address) {
    segment.notes.push(start.rest.text);
    segment.below = typed.get(address) === "" ? address : undefined;
  } else if (start && ["again", "link"].includes(start.kind)) {
    segment.notes.push(start.rest.text);
    segment.below = undefined;
  } else {
    const sum = start?.kind === "total" ? readTotal(start.rest.plain) : undefined;
    const found = sum ? undefined : readGoods(row, patterns, segment.lastPlace);
    // A shop of that name may stand in an address.
    const hasGoods = found !== undefined && (found.item !== undefined || !segment.below);
    // What follows delivery details is another order, unless somebody has put the details first.
    const isNext = typed.size > 0 && (total !== undefined || !segment.isBegun);
    if (!sum && !hasGoods) addText(segment, row, patterns);
    else if (isNext) return false;
    else if (total) segment.added.push(row);
    else if (found) addGoods(segment, found);
    else if (start && sum) {
      segment.total = { row, rupees: sum.rupees };
      // Of a total that is not certain, all of the row is shown.
      if (sum.rupees !== undefined) segment.texts.push(partOf(start.rest, sum.end));
    }
  }
  return true;
}

function addGoods(segment: Segment, found: Goods): void {
  segment.goods.push(found);
  segment.lastPlace = markerOf(found.row.plain).place ?? segment.lastPlace;
}

function addLabelled(
  segment: Segment,
  row: Row,
  rest: Row,
  { id, labels }: MessagePatterns["fields"][number],
  patterns: MessagePatterns,
): void {
  segment.labelled.add(id);
  // Behind a label that the shop has written the text is unchanged, whatever signs it has.
  const label = labels.find((each) => row.text.startsWith(`${each}: `));
  const text = label ? row.text.slice(label.length + 2) : stripMarkup(rest.text);
  typeInto(segment, id, text, patterns);
}

/** Adds a row without a label: a phone number, more of the field above it, or a text of its own. */
function addText(segment: Segment, row: Row, patterns: MessagePatterns): void {
  const text = stripMarkup(row.text);
  if (segment.total && !segment.typed.has("mobile") && mobileIn(text)) {
    const { below } = segment;
    typeInto(segment, "mobile", text, patterns);
    segment.below = below;
  } else if (segment.below) typeInto(segment, segment.below, text, patterns);
  else if (hasOrder(segment) && !segment.total) {
    segment.texts.push(row);
    segment.lastPlace = markerOf(row.plain).place ?? segment.lastPlace;
  } else if (patterns.request.test(row.plain)) segment.added.push(row);
  else segment.notes.push(row.text);
}

function typeInto(segment: Segment, id: FieldId, text: string, { fields }: MessagePatterns): void {
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
