// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
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

/**
 * Checks whether an order can be sent. Of several problems the alert names the first: an empty cart, then
 * missing fields, then long ones. `problems` are "missing" or "too-long", by the ids of fields in their order.
 */
export function checkDelivery(itemCount: number, draft: Draft) {
  if (itemCount === 0) return refused("cart-empty");
  const parsed = schema.safeParse(draft);
  if (parsed.success) return { ok: true as const, details: parsed.data };
  const { issues } = parsed.error;
  const problems = issues.map(({ path, message }) => [path.join(), message] as const);
  const isMissing = issues.some(({ message }) => message === "missing");
  return refused(isMissing ? "fields-missing" : "fields-too-long", problems);
}

function refused(
  alert: "cart-empty" | "fields-missing" | "fields-too-long",
  problems: readonly (readonly [string, string])[] = [],
) {
  return { ok: false as const, alert, problems: new Map(problems) };
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
