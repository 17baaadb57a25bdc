import { fields, type Field } from "@/lib/order/delivery";
import type { ReceivedOrder } from "@/lib/seller/chat";
import { mobileIn } from "@/lib/shop/phone";

/**
 * Whether two orders are of one person: the mobile number agrees, and the name or the address. Where one of two numbers
 * is no Indian mobile number, which the other may have mended, name and address both have to agree.
 */
export function isSamePerson(one: ReceivedOrder, other: ReceivedOrder): boolean {
  const isSame = (kind: Field["kind"]) =>
    typedIn(one, kind) !== "" && typedIn(one, kind) === typedIn(other, kind);
  if (isSame("mobile")) return isSame("name") || isSame("address");
  const areMobiles = [one, other].every((each) => mobileIn(typedIn(each, "mobile")));
  return !areMobiles && isSame("name") && isSame("address");
}

/** The mobile number, and name with address, in one spelling: two orders of one person have one of these in common. */
export function personKeys(order: ReceivedOrder): readonly string[] {
  const [name, address] = [typedIn(order, "name"), typedIn(order, "address")];
  return [typedIn(order, "mobile"), name && address && `${name}\n${address}`].filter(Boolean);
}

function typedIn({ details }: ReceivedOrder, kind: Field["kind"]): string {
  const typed = fields.filter((field) => field.kind === kind).map(({ id }) => details[id]);
  const text = typed.join(" ").toLowerCase();
  return mobileIn(text) ?? text.replace(/[\s,]+/gu, " ").trim();
}
