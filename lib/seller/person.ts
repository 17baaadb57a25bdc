import { fields, type Field } from "@/lib/order/delivery";
import type { ReceivedOrder } from "@/lib/seller/chat";
import { mobileIn } from "@/lib/shop/phone";

/**
 * Whether two orders are of one person: the mobile number agrees, and the name or the address. Where one of two numbers
 * is no Indian mobile number, which the other may have mended, name and address both have to agree.
 */
export function isSamePerson(one: ReceivedOrder, other: ReceivedOrder): boolean {
  const isSame = (kind: Kind) => typedIn(one, kind) !== "" && isAlike(one, other, kind);
  if (isSame("mobile")) return isSame("name") || isSame("address");
  const areMobiles = [one, other].every((each) => mobileIn(typedIn(each, "mobile")));
  return !areMobiles && isSame("name") && isSame("address");
}

/** Whether two orders are for one door, as far as was typed: neighbours share a phone, and one person orders for two houses. */
export function isSameDoor(one: ReceivedOrder, other: ReceivedOrder): boolean {
  if (!isAlike(one, other, "name") || !isAlike(one, other, "address")) return false;
  if (isSamePerson(one, other)) return true;
  const isEqual = JSON.stringify(one.details) === JSON.stringify(other.details);
  return isEqual && nameOrNumber(one) !== "";
}

/** What an order is called in a sentence: its number or, without one, whom it is for; empty if nobody knows. */
export function nameOrNumber({ number, details }: ReceivedOrder): string {
  const { name, address1, address2, mobile } = details;
  const typed = [name, address1, address2].filter(Boolean);
  return number ?? (typed.length > 0 ? typed.join(", ") : (mobile ?? ""));
}

type Kind = Field["kind"];
const isAlike = (one: ReceivedOrder, other: ReceivedOrder, kind: Kind) =>
  typedIn(one, kind) === typedIn(other, kind);

/** The mobile number, and name with address, in one spelling: two orders of one person have one of these in common. */
export function personKeys(order: ReceivedOrder): readonly string[] {
  const [name, address] = [typedIn(order, "name"), typedIn(order, "address")];
  return [typedIn(order, "mobile"), name && address && `${name}\n${address}`].filter(Boolean);
}

/** What was typed, in one spelling, for each order once: of thousands each may be compared with each. */
const spelled = new WeakMap<ReceivedOrder["details"], Map<Kind, string>>();

function typedIn({ details }: ReceivedOrder, kind: Kind): string {
  const known = spelled.get(details) ?? new Map<Kind, string>();
  spelled.set(details, known);
  const spelling = known.get(kind) ?? spell(details, kind);
  known.set(kind, spelling);
  return spelling;
}

function spell(details: ReceivedOrder["details"], kind: Kind): string {
  const typed = fields.filter((field) => field.kind === kind).map(({ id }) => details[id]);
  const text = typed.join(" ").toLowerCase();
  return mobileIn(text) ?? text.replace(/[\s,]+/gu, " ").trim();
}
