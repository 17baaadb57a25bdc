// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { fields, type Details, type Draft, type Field } from "@/lib/order/delivery";
import { cleanText, isBlank, lengthOf, mobileIn } from "@/lib/text";

function schemaOf(field: Field) {
  const filled = z.refine<string>((text) => !field.required || text !== "", { error: "missing" });
  const fits = z.refine<string>((text) => !isTooLong(field, text), { error: "too-long" });
  const given = z.pipe(
    z.optional(z.string()),
    z.transform((typed = "") => valueOf(typed)),
  );
  const text = z.pipe(given, z.string().check(filled, fits));
  // What is no such number may be a foreign one, or a note to the seller.
  const number = z.transform((typed: string) => mobileIn(typed) ?? typed);
  return field.isPhone ? z.pipe(text, number) : text;
}

const schema = z.pipe(
  z.object(Object.fromEntries(fields.map((field) => [field.id, schemaOf(field)]))),
  z.record(z.enum(fields.map(({ id }) => id)), z.string()),
);

/** The result of checking a cart and the delivery form. */
export type Check =
  | { readonly ok: true; readonly details: Details }
  | {
      readonly ok: false;
      /** About the whole form. */
      readonly alert: "cart-empty" | "fields-missing" | "fields-too-long";
      /** "missing" or "too-long" by the ids of fields, in the order of the form. */
      readonly problems: ReadonlyMap<string, string>;
    };

/**
 * Checks whether an order can be sent. Of several problems the alert names the first: an empty cart, then
 * missing fields, then long ones.
 */
export function checkDelivery(itemCount: number, draft: Draft): Check {
  if (itemCount === 0) return { ok: false, alert: "cart-empty", problems: new Map() };
  const parsed = schema.safeParse(draft);
  if (parsed.success) return { ok: true, details: parsed.data };
  const problems = new Map(parsed.error.issues.map((issue) => [issue.path.join(), issue.message]));
  const isMissing = [...problems.values()].includes("missing");
  return { ok: false, alert: isMissing ? "fields-missing" : "fields-too-long", problems };
}

/** Whether a field has more text than the chat link has room for. */
export function isTooLong(field: Field, typed: string): boolean {
  return lengthOf(cleanText(typed)) > field.maxLength;
}

/** The text without what nobody can see; empty if nothing is left. */
function valueOf(typed: string): string {
  const text = cleanText(typed);
  return isBlank(text) ? "" : text;
}
