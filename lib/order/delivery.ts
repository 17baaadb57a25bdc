import { mobileIn } from "@/lib/shop/phone";

interface Row {
  readonly id: string;
  /** What it says about the person who orders ({@link isSamePerson}). */
  readonly tells?: "mobile" | "name" | "address";
  readonly required?: true;
  /** In code points. All fields together nearly fill a chat link: for a new one others have to become shorter. */
  readonly maxLength: number;
  /** What the browser may fill in. */
  readonly autoComplete: string;
  /** A phone number is normalized if it is Indian, and gets a hint otherwise. */
  readonly isPhone?: true;
}

/**
 * The fields of the delivery form. Draft, schema, form, message, and the seller's reader and day sheet are made of this
 * table: a new field is a row here, and its words. On the day sheet `name` is the household (`lib/seller/texts.ts`).
 */
const rows = [
  { id: "name", tells: "name", required: true, maxLength: 60, autoComplete: "name" },
  {
    id: "address1",
    tells: "address",
    required: true,
    maxLength: 110,
    autoComplete: "address-line1",
  },
  { id: "address2", tells: "address", maxLength: 110, autoComplete: "address-line2" },
  {
    id: "mobile",
    tells: "mobile",
    required: true,
    isPhone: true,
    maxLength: 100,
    autoComplete: "tel",
  },
  { id: "landmark", maxLength: 100, autoComplete: "off" },
] as const satisfies readonly Row[];

export type FieldId = (typeof rows)[number]["id"];
export type Field = Row & { readonly id: FieldId };

export const fields: readonly Field[] = rows;

export interface FieldWords {
  readonly label: string;
  /** Its label in the messages of earlier releases, which the day sheet still reads. */
  readonly earlierLabel?: string;
  /** What the message says if the field is empty. Without this, the message leaves the field out. */
  readonly emptyText?: string;
  readonly placeholder?: string;
  /** Of a required field that is empty. */
  readonly missing?: string;
  /** Beside a text that is no Indian mobile number. */
  readonly hint?: string;
}

/** What the shopper has typed, by field. A field that was never touched has no entry. */
export type Draft = Readonly<Partial<Record<FieldId, string>>>;

/** Checked and cleaned. An optional field with nothing in it is the empty string. */
export type Details = Readonly<Record<FieldId, string>>;

/**
 * Whether two orders are of one person: the mobile number agrees, and the name or the address. Where one of two numbers
 * is no Indian mobile number, which the other may have mended, name and address both have to agree.
 */
export function isSamePerson(one: Draft, other: Draft): boolean {
  const isSame = (what: Row["tells"]) =>
    toldBy(one, what) !== "" && toldBy(one, what) === toldBy(other, what);
  if (isSame("mobile")) return isSame("name") || isSame("address");
  const areMobiles = [one, other].every((each) => mobileIn(toldBy(each, "mobile")));
  return !areMobiles && isSame("name") && isSame("address");
}

/** The mobile number, and name and address, in one spelling: two orders of one person have one of these in common. */
export function marksOf(details: Draft): readonly string[] {
  const [name, address] = [toldBy(details, "name"), toldBy(details, "address")];
  return [toldBy(details, "mobile"), name && address && `${name}\n${address}`].filter(Boolean);
}

function toldBy(details: Draft, what: Row["tells"]): string {
  const typed = fields.filter(({ tells }) => tells === what).map(({ id }) => details[id]);
  const text = typed.join(" ").toLowerCase();
  return mobileIn(text) ?? text.replace(/[\s,]+/gu, " ").trim();
}
