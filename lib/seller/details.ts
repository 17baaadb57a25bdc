import type { FieldId } from "@/lib/order/delivery";
import { startsMessage, type MessagePatterns } from "@/lib/seller/patterns";
import { matchLine, notesFrom, stripMarkup, type TextLine } from "@/lib/seller/line";
import { isBlank, mobileIn } from "@/lib/text";

type Label = MessagePatterns["labels"][number];
type Typed = ReadonlyMap<FieldId, string>;

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

const phoneLabel = ({ labels }: MessagePatterns) => labels.find(({ isPhone }) => isPhone);

/** The labels that are in every message. */
const constantLabels = ({ labels }: MessagePatterns) =>
  labels.filter(({ isOptional }) => !isOptional);

const hasAll = (typed: Typed, labels: readonly Label[]) => labels.every(({ id }) => typed.has(id));

/** Reads lines in any order down to the next message or the order link: what was typed, and what is no detail. */
function readLines(lines: readonly TextLine[], start: number, patterns: MessagePatterns) {
  const typed = new Map<FieldId, string>();
  const labelled = new Set<FieldId>();
  const notes: string[] = [];
  // Texts count as notes only if a detail follows them: those below the last one may be another message.
  const undecided: string[] = [];
  let below: FieldId | undefined;
  let at = start;
  let end = start;
  const nextPart = () => readPart(lines[at], { typed, labelled, below }, patterns);
  for (let part = nextPart(); part; part = nextPart()) {
    at += 1;
    below = part.below;
    if (part.kind === "typed") {
      if (part.isLabelled) labelled.add(part.id);
      const texts = [typed.get(part.id) ?? "", part.text].filter((text) => !isBlank(text));
      typed.set(part.id, texts.join(", "));
    } else undecided.push(part.text);
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
  readonly typed: Typed;
  /** The fields whose labels were read. Texts below others may belong to a field whose label comes later. */
  readonly labelled: ReadonlySet<FieldId>;
  /** The field to which a line without a label belongs. */
  readonly below: FieldId | undefined;
}

/** The text of a line, and the field to which a line without a label belongs below it. */
type Part = { readonly text: string; readonly below: FieldId | undefined } & (
  | { readonly kind: "typed"; readonly id: FieldId; readonly isLabelled?: boolean }
  | { readonly kind: "place" | "other" }
);

/** Reads a line; undefined if it is that of the order link, or starts the next message. */
function readPart(
  line: TextLine | undefined,
  above: Above,
  patterns: MessagePatterns,
): Part | undefined {
  if (!line) return undefined;
  const { typed, labelled } = above;
  const isLabel = ({ id, pattern }: Label) => !labelled.has(id) && matchLine(line, pattern);
  const label = patterns.labels.find(isLabel);
  if (label) return { ...typedPart(label, textBehind(line, label), patterns), isLabelled: true };
  const address = patterns.labels.find(({ id, tells }) => tells === "address" && typed.has(id));
  const place = address && matchLine(line, patterns.place);
  if (place) {
    const below = isBlank(typed.get(address.id) ?? "") ? address.id : undefined;
    return { kind: "place", text: place.rest, below };
  }
  const isEnd = startsMessage(line, patterns) || matchLine(line, patterns.again) !== undefined;
  return isEnd ? undefined : readUnlabelled(line, above, patterns);
}

/** Reads a line without a label: a phone number, more of the field above it, or no detail. */
function readUnlabelled(line: TextLine, { typed, below }: Above, patterns: MessagePatterns): Part {
  const text = stripMarkup(line.text);
  if (isBlank(text)) {
    const isComplete = hasAll(typed, constantLabels(patterns));
    return { kind: "other", text: "", below: isComplete ? undefined : below };
  }
  const phone = phoneLabel(patterns);
  if (phone && !typed.has(phone.id) && mobileIn(text))
    return { kind: "typed", id: phone.id, text, below };
  const label = patterns.labels.find(({ id }) => id === below);
  return label ? typedPart(label, text, patterns) : { kind: "other", text: line.text, below };
}

function typedPart(label: Label, text: string, patterns: MessagePatterns) {
  return { kind: "typed" as const, id: label.id, text, below: fieldBelow(label, text, patterns) };
}

/** The field of the lines without a label below a field; undefined if they are none of its own. */
function fieldBelow(label: Label, text: string, patterns: MessagePatterns): FieldId | undefined {
  // The second line of an address had no label in earlier releases, and people write a third.
  const isAddress = label.tells === "address";
  if (isAddress && !isBlank(text))
    return patterns.labels.filter(({ tells }) => tells === "address").at(-1)?.id;
  // Some leave a blank behind the label and type on the next line; below the last label they write notes.
  const isLast = label.isOptional || label.id === constantLabels(patterns).at(-1)?.id;
  return isAddress || (isBlank(text) && !isLast) ? label.id : undefined;
}

/** What somebody has written behind each line of the order link, which may stand below its words; none without one. */
function readLink([line, below]: readonly TextLine[], patterns: MessagePatterns) {
  const again = line && matchLine(line, patterns.again);
  const link = again && below && matchLine(below, patterns.link);
  return [again, link].flatMap((match) => match?.rest ?? []);
}

/** What is typed behind a label. Behind one that the shop has written it is unchanged, whatever signs it has. */
function textBehind(line: TextLine, { prefixes, pattern }: Label): string {
  const written = prefixes.find((prefix) => line.text.startsWith(prefix));
  if (written !== undefined) return line.text.slice(written.length);
  return stripMarkup(matchLine(line, pattern)?.rest ?? "");
}

/** Texts without the words for nothing, such as `N/A`, and the `remarks` behind those: `N/A call me`. */
function withoutEmptyTexts(typed: Typed, { labels }: MessagePatterns) {
  const details: Partial<Record<FieldId, string>> = {};
  const remarks: string[] = [];
  for (const { id, emptyText } of labels) {
    const text = typed.get(id) ?? "";
    const isEmptyText = emptyText !== undefined && `${text} `.startsWith(`${emptyText} `);
    if (isEmptyText) remarks.push(text.slice(emptyText.length));
    details[id] = isEmptyText || text.trim() === "" ? "" : text;
  }
  return { details, remarks };
}
