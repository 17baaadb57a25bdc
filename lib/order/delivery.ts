/** A field of the delivery form. Its words are in `lib/copy/en/order.ts` and `lib/copy/hi/order.ts`. */
interface Row {
  readonly id: string;
  /** The line of the order message on which it stands, if not its own: the address may have several fields. */
  readonly line?: "address";
  /** Whether nobody can deliver without it. */
  readonly required?: true;
  /** The most characters; all fields together must leave the chat link within `maxChatLinkLength` of prepare.ts, by a test. */
  readonly maxLength: number;
  /** What the browser offers to fill in, as a token of the attribute `autocomplete`. */
  readonly autoComplete: string;
  /** Whether it is for a phone number, which is cleaned, and gets a hint if it is doubtful. */
  readonly isPhone?: true;
}

/**
 * The delivery form, in the order of form and message. Draft, schema, form, message, the seller's reader
 * and day sheet follow this table.
 */
const rows = [
  { id: "name", required: true, maxLength: 60, autoComplete: "name" },
  {
    id: "address1",
    line: "address",
    required: true,
    maxLength: 120,
    autoComplete: "address-line1",
  },
  { id: "address2", line: "address", maxLength: 120, autoComplete: "address-line2" },
  { id: "mobile", required: true, isPhone: true, maxLength: 100, autoComplete: "tel" },
  { id: "landmark", maxLength: 100, autoComplete: "off" },
] as const satisfies readonly Row[];

type FieldRow = (typeof rows)[number];
export type FieldId = FieldRow["id"];
export type Field = Row & { readonly id: FieldId };

export const fields: readonly Field[] = rows;

/** The words of a field in one language. */
export interface FieldWords {
  readonly label: string;
  /** What stands before its line in the message, and on the day sheet; else its label. */
  readonly line?: string;
  /** What the message says where nothing was typed; it leaves out the line of a field without this. */
  readonly none?: string;
  readonly placeholder?: string;
  /** What the form says if a required field is missing. */
  readonly missing?: string;
  /** What the form says of a doubtful phone number. */
  readonly hint?: string;
}

/** The words that every field needs: a language that lacks one does not compile. */
export type WordsOfFields = {
  readonly [Id in FieldId]: FieldWords & WordsOfRow<Extract<FieldRow, { id: Id }>>;
};
type WordsOfRow<One> = (One extends { required: true } ? { missing: string } : unknown) &
  (One extends { isPhone: true } ? { hint: string } : unknown);

/** A line of the message, with the fields on it: the first behind a label, others below it without one. */
export interface MessageLine {
  readonly id: LineId;
  readonly first: Field;
  readonly more: readonly Field[];
}
export type LineId = ReturnType<typeof lineOf>;

function lineOf(row: FieldRow) {
  return "line" in row ? row.line : row.id;
}

/** The lines of the message, in its order. */
export const messageLines: readonly MessageLine[] = [...new Set(rows.map(lineOf))].flatMap((id) => {
  const [first, ...more] = rows.filter((row) => lineOf(row) === id);
  return first ? [{ id, first, more }] : [];
});

/** The lines of the first release. A line that is added later is none of them: older messages lack it. */
export const originalLines: readonly LineId[] = ["name", "address", "mobile", "landmark"];

/** What the shopper has typed; a field that was not touched is missing. */
export type Draft = Readonly<Partial<Record<FieldId, string>>>;

/** Cleaned delivery details: blank optional fields are empty. */
export type Details = Readonly<Record<FieldId, string>>;
