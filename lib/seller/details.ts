import type { LineId } from "@/lib/order/delivery";
import { fieldWords } from "@/lib/order/message";
import { startsMessage, type MessagePatterns } from "@/lib/seller/patterns";
import { matchLine, notesFrom, stripMarkup, type TextLine } from "@/lib/seller/line";
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
  const phone = phoneLabel(patterns);
  if (!hasAll(typed, isForm && phone ? [phone] : constantLabels(patterns))) return undefined;
  const { details, remarks } = withoutEmptyTexts(typed, patterns);
  return { details, notes: notesFrom([...notes, ...remarks]), end };
}

const phoneLabel = ({ labels }: MessagePatterns) => labels.find(({ first }) => first.isPhone);

/** The labels that are in every message. */
const constantLabels = ({ labels }: MessagePatterns) =>
  labels.filter(({ isOptional }) => !isOptional);

const hasAll = (typed: TypedTexts, labels: readonly Label[]) =>
  labels.every(({ id }) => typed.has(id));

/** Reads lines in any order down to the next message or the order link: what was typed, and what is no detail. */
function readLines(lines: readonly TextLine[], start: number, patterns: MessagePatterns) {
  const typed = new Map<LineId, readonly string[]>();
  const notes: string[] = [];
  // Texts count as notes only if a detail follows them: those below the last one may be another message.
  const undecided: string[] = [];
  let continuedId: LineId | undefined;
  let at = start;
  let end = start;
  const nextPart = () => readPart(lines.slice(at), { typed, continuedId }, patterns);
  for (let part = nextPart(); part; part = nextPart()) {
    at += part.texts.length;
    continuedId = part.continuedId;
    if (part.kind === "typed") typed.set(part.id, [...(typed.get(part.id) ?? []), ...part.texts]);
    else undecided.push(...part.texts);
    if (part.kind !== "other") {
      notes.push(...undecided.splice(0));
      end = at;
    }
  }
  const link = readLink(lines.slice(at), patterns);
  if (link.length === 0) return { typed, notes, end };
  return { typed, notes: [...notes, ...undecided, ...link], end: at + link.length };
}

interface Above {
  readonly typed: TypedTexts;
  /** The detail that a line without a label continues. */
  readonly continuedId: LineId | undefined;
}

/** A line, or an address of several lines: a text for each of them, and the detail that the next line may continue. */
type Part = { readonly texts: readonly string[]; readonly continuedId?: LineId | undefined } & (
  { readonly kind: "typed"; readonly id: LineId } | { readonly kind: "place" | "other" }
);

/** Reads what starts in the first of these lines; undefined if that is the order link or the next message. */
function readPart(
  [line, ...below]: readonly TextLine[],
  above: Above,
  patterns: MessagePatterns,
): Part | undefined {
  if (!line) return undefined;
  const { typed } = above;
  const isLabel = ({ id, pattern }: Label) => !typed.has(id) && matchLine(line, pattern);
  const label = patterns.labels.find(isLabel);
  if (label) {
    const texts = [textBehind(line, label), ...addressBelow(label, below, typed.size, patterns)];
    const continuedId = mayContinue(label, texts, patterns) ? label.id : undefined;
    return { kind: "typed", id: label.id, texts, continuedId };
  }
  const address = typed.get("address");
  const place = address && matchLine(line, patterns.place);
  if (place) {
    const continuedId = address.every(isBlank) ? "address" : undefined;
    return { kind: "place", texts: [place.rest], continuedId };
  }
  const isEnd = startsMessage(line, patterns) || matchLine(line, patterns.again) !== undefined;
  return isEnd ? undefined : readUnlabelled(line, above, patterns);
}

/** Reads a line without a label: a phone number, more of the detail above it, or no detail. */
function readUnlabelled(
  line: TextLine,
  { typed, continuedId }: Above,
  patterns: MessagePatterns,
): Part {
  const text = stripMarkup(line.text);
  if (isBlank(text)) {
    const isComplete = hasAll(typed, constantLabels(patterns));
    return { kind: "other", texts: [""], continuedId: isComplete ? undefined : continuedId };
  }
  const phone = phoneLabel(patterns);
  if (phone && !typed.has(phone.id) && mobileIn(text))
    return { kind: "typed", id: phone.id, texts: [text], continuedId };
  if (!continuedId) return { kind: "other", texts: [line.text] };
  // Only an address has several lines.
  const continuedBelow = continuedId === "address" ? continuedId : undefined;
  return { kind: "typed", id: continuedId, texts: [text], continuedId: continuedBelow };
}

/** What somebody has written behind each line of the order link, which may stand below its words; none without one. */
function readLink([line, below]: readonly TextLine[], patterns: MessagePatterns) {
  const again = line && matchLine(line, patterns.again);
  const link = again && below && matchLine(below, patterns.link);
  return [again, link].flatMap((match) => match?.rest ?? []);
}

/** What is typed behind a label. Behind one that the shop has written it is unchanged, whatever signs it has. */
function textBehind(line: TextLine, { prefix, pattern }: Label): string {
  if (line.text.startsWith(prefix)) return line.text.slice(prefix.length);
  return stripMarkup(matchLine(line, pattern)?.rest ?? "");
}

/** More lines than the form lets one type below the first one of an address. */
const maxLinesBelow = 3;

/**
 * The lines of an address below its first one, where the shop has written them: below `count` details, and above the
 * place and all other labels. They are found by where they stand, because what was typed may look like any other line.
 */
function addressBelow(
  label: Label,
  lines: readonly TextLine[],
  count: number,
  { labels, words }: MessagePatterns,
): readonly string[] {
  if (label.id !== "address" || label !== labels[count]) return [];
  const labelsBelow = labels.slice(count + 1);
  const texts = lines.slice(0, maxLinesBelow + 1 + labelsBelow.length).map(({ text }) => text);
  const end = texts.findIndex(
    (text, at) => text.trimEnd() === words.place && startWith(texts.slice(at + 1), labelsBelow),
  );
  return texts.slice(0, Math.max(end, 0));
}

function mayContinue(
  { id, isOptional }: Label,
  texts: readonly string[],
  patterns: MessagePatterns,
) {
  // Some leave a blank behind the label and type on the next line; below the last label they write notes.
  const isLast = isOptional || id === constantLabels(patterns).at(-1)?.id;
  return id === "address" || (texts.every(isBlank) && !isLast);
}

/** Whether texts start with these labels, in this order. Optional ones may be missing. */
function startWith(texts: readonly string[], labels: readonly Label[]): boolean {
  let next = 0;
  for (const { prefix, isOptional } of labels) {
    // The blank behind a label without a text may have been trimmed.
    if (`${texts[next] ?? ""} `.startsWith(prefix)) next += 1;
    else if (!isOptional) return false;
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
