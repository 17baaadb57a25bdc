interface Row {
  readonly id: string;
  /** What it says about the person who orders. A mobile number gets a hint if it is no Indian one. */
  readonly kind?: "mobile" | "name" | "address";
  readonly required?: true;
  /** In code points. All fields together nearly fill a chat link: for a new one others have to become shorter. */
  readonly maxLength: number;
  readonly autoComplete: string;
}

/**
 * The fields of the delivery form, from which form, check, message, reader, day sheet and CSV follow. A new field is an
 * entry here, and its words. On the day sheet `name` is the household (`lib/seller/texts.ts`).
 */
const table = [
  { id: "name", kind: "name", required: true, maxLength: 60, autoComplete: "name" },
  {
    id: "address1",
    kind: "address",
    required: true,
    maxLength: 110,
    autoComplete: "address-line1",
  },
  { id: "address2", kind: "address", maxLength: 110, autoComplete: "address-line2" },
  { id: "mobile", kind: "mobile", required: true, maxLength: 100, autoComplete: "tel" },
  { id: "landmark", maxLength: 100, autoComplete: "off" },
] as const satisfies readonly Row[];

export type FieldId = (typeof table)[number]["id"];
export type Field = Row & { readonly id: FieldId };

export const fields: readonly Field[] = table;

export interface FieldWords {
  readonly label: string;
  /** Its label in the messages of earlier releases, which the day sheet still reads. */
  readonly earlierLabel?: string;
  /** What the message says if the field is empty. Without this, the message leaves the field out. */
  readonly emptyText?: string;
  readonly placeholder?: string;
  readonly missing?: string;
  /** Beside a text that is no Indian mobile number. */
  readonly hint?: string;
}

/** What the shopper has typed, by field; and the answer whether the order comes instead of the one before. */
export type Draft = Readonly<Partial<Record<FieldId | "relation", string>>>;

/** Checked and cleaned. An optional field with nothing in it is the empty string. */
export type Details = Readonly<Record<FieldId, string>>;
