// zod/mini instead of zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
import { cleanText, isBlank, lengthOf, mobileIn } from "@/lib/text";

/** Checks the cleaned text of a field. An Indian mobile number becomes ten digits. */
function schemaOf(field: Field) {
  const isPresent = (text: string) => !field.required || text !== "";
  const fits = (text: string) => !isTooLong(field, text);
  const text = z
    .string()
    .check(z.refine(isPresent, { error: "missing" }), z.refine(fits, { error: "too-long" }));
  // Another text in a phone's field may be a foreign number, or a note to the seller: it stays as typed.
  const toMobile = z.transform((typed: string) => mobileIn(typed) ?? typed);
  return field.isPhone ? z.pipe(text, toMobile) : text;
}

const schema = z.pipe(
  z.object(Object.fromEntries(fields.map((field) => [field.id, schemaOf(field)]))),
  z.record(z.enum(fields.map(({ id }) => id)), z.string()),
);

/**
 * Checks whether an order can be sent, and returns its cleaned details if it can. Otherwise `alert` names the problem
 * to mend first: an empty cart, then missing fields, then long ones; `problems` maps the id of each field that has
 * one, in the order of the form, to "missing" or "too-long".
 */
export function checkDelivery(itemCount: number, draft: Draft) {
  if (itemCount === 0) {
    return { ok: false, alert: "cart-empty", problems: new Map<string, string>() } as const;
  }
  const texts = fields.map(({ id }) => [id, cleanOrEmpty(draft[id] ?? "")]);
  const { success, data, error } = schema.safeParse(Object.fromEntries(texts));
  if (success) return { ok: true, details: data } as const;
  const problems = new Map(error.issues.map(({ path, message }) => [path.join(), message]));
  const isMissing = [...problems.values()].includes("missing");
  return { ok: false, alert: isMissing ? "fields-missing" : "fields-too-long", problems } as const;
}

/** Whether a field has more text than the chat link has room for. */
export function isTooLong(field: Field, typed: string): boolean {
  return lengthOf(cleanText(typed)) > field.maxLength;
}

function cleanOrEmpty(typed: string): string {
  const text = cleanText(typed);
  return isBlank(text) ? "" : text;
}
