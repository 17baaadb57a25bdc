// zod/mini instead of zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
import { mobileIn } from "@/lib/shop/phone";
import { cleanText, isBlank, lengthOf } from "@/lib/text";

/** Checks what was typed into a field, and makes of it what is sent. */
function schemaOf(field: Field) {
  const isPresent = (typed: string) => !field.required || sentText(field, typed) !== "";
  const fits = (typed: string) => !isTooLong(field, typed);
  const typed = z
    .string()
    .check(z.refine(isPresent, { error: "missing" }), z.refine(fits, { error: "too-long" }));
  return z.pipe(
    typed,
    z.transform((text: string) => sentText(field, text)),
  );
}

const schema = z.pipe(
  z.object(Object.fromEntries(fields.map((field) => [field.id, schemaOf(field)]))),
  z.record(z.enum(fields.map(({ id }) => id)), z.string()),
);

/**
 * Checks whether an order can be sent, and returns its cleaned details if it can. Otherwise `alert` names the problem
 * to mend first: an empty cart, then what is missing, then long texts; `problems` maps the name of each field that has
 * one, in the order of the form, to "missing" or "too-long".
 *
 * @param isRelationMissing whether the form also asks what the order is to the one before, and has no answer
 */
export function checkDelivery(itemCount: number, draft: Draft, isRelationMissing = false) {
  if (itemCount === 0) {
    return { ok: false, alert: "cart-empty", problems: new Map<string, string>() } as const;
  }
  const typed = fields.map(({ id }) => [id, draft[id] ?? ""]);
  const { success, data, error } = schema.safeParse(Object.fromEntries(typed));
  if (success && !isRelationMissing) return { ok: true, details: data } as const;
  const problems = new Map(error?.issues.map(({ path, message }) => [path.join(), message]));
  if (isRelationMissing) problems.set("relation", "missing");
  const isMissing = [...problems.values()].includes("missing");
  return { ok: false, alert: isMissing ? "fields-missing" : "fields-too-long", problems } as const;
}

/**
 * What is sent of a typed text: a single line, or nothing of a blank. An Indian mobile number becomes ten digits; another
 * text in a phone's field may be a foreign number, or a note to the seller.
 */
function sentText({ isPhone }: Field, typed: string): string {
  const text = cleanText(typed);
  if (isBlank(text)) return "";
  return isPhone ? (mobileIn(text) ?? text) : text;
}

/** Whether a field has more text than the chat link has room for. */
export function isTooLong(field: Field, typed: string): boolean {
  return lengthOf(cleanText(typed)) > field.maxLength;
}
