/** A field of the delivery form. Its words are in `lib/copy/en/order.ts` and `lib/copy/hi/order.ts`. */
interface Row {
  readonly id: string;
  /** The line of the order message that it shares with other fields. Without this, the field is a line of its own. */
  readonly line?: "address";
  readonly required?: true;
  /**
   * The most code points. All fields together nearly fill a chat link (`maxChatLinkLength` of prepare.ts), in which an
   * emoji takes 12 characters: who adds a field, or makes one longer, has to make others shorter.
   */
  readonly maxLength: number;
  /** What the browser may fill in, as a value of the attribute `autocomplete`. */
  readonly autoComplete: string;
  /** Whether it takes a phone number, which is normalized if it is Indian, and gets a hint otherwise. */
  readonly isPhone?: true;
}

/**
 * The fields of the delivery form, in the order of form and message. Draft, schema, form, message, and the seller's
 * reader and day sheet are made of this table. Three lines mean more elsewhere: `name` is the household on the day sheet
 * (`lib/seller/texts.ts`), the place stands below `address` (`lib/seller/details.ts`), and `name`, `address` and `mobile`
 * tell one household from another (`lib/seller/sheet.ts`).
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
type FieldId = FieldRow["id"];
export type Field = Row & { readonly id: FieldId };

export const fields: readonly Field[] = rows;

export interface FieldWords {
  readonly label: string;
  /** Its label in the message and on the day sheet, if that is another one. */
  readonly messageLabel?: string;
  /** What the message says if the field is empty. Without this, the message leaves the field out. */
  readonly emptyText?: string;
  readonly placeholder?: string;
  /** What the form says if the field is required and empty. */
  readonly missing?: string;
  /** What the form says beside a text that is no Indian mobile number. */
  readonly hint?: string;
}

/** The words of all fields. It does not compile without those that a field needs: `missing` if it is required. */
export type WordsOfFields = {
  readonly [Id in FieldId]: FieldWords & WordsOfRow<Extract<FieldRow, { id: Id }>>;
};
type WordsOfRow<One> = (One extends { required: true } ? { missing: string } : unknown) &
  (One extends { isPhone: true } ? { hint: string } : unknown);

/** A line of the message: its first field stands behind a label, and the others below it without one. */
export interface MessageLine {
  readonly id: LineId;
  readonly first: Field;
  readonly more: readonly Field[];
}
export type LineId = ReturnType<typeof lineOf>;

function lineOf(row: FieldRow) {
  return "line" in row ? row.line : row.id;
}

export const messageLines: readonly MessageLine[] = [...new Set(rows.map(lineOf))].flatMap((id) => {
  const [first, ...more] = rows.filter((row) => lineOf(row) === id);
  return first ? [{ id, first, more }] : [];
});

/** What the shopper has typed, by field. A field that was never touched has no entry. */
export type Draft = Readonly<Partial<Record<FieldId, string>>>;

/** Checked and cleaned delivery details. An optional field with nothing in it is the empty string. */
export type Details = Readonly<Record<FieldId, string>>;
