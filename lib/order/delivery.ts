// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { fields, type Details, type Draft, type Field, type FieldId } from "@/lib/order/fields";
import { cleanMobile, cleanText, isBlank, lengthOf } from "@/lib/order/text";

function schemaOf(field: Field) {
  const filled = z.refine<string>((text) => !field.required || text !== "", { error: "missing" });
  const fits = z.refine<string>((text) => !isTooLong(field, text), { error: "too-long" });
  const given = z.pipe(
    z.optional(z.string()),
    z.transform((typed = "") => valueOf(field, typed)),
  );
  const text = z.pipe(given, z.string().check(filled, fits));
  return field.isPhone ? z.pipe(text, z.transform(cleanMobile)) : text;
}

const schema = z.pipe(
  z.object(Object.fromEntries(fields.map((field) => [field.id, schemaOf(field)]))),
  z.record(z.enum(fields.map(({ id }) => id)), z.string()),
);

/** What is wrong with fields. */
export type Problems = Readonly<Partial<Record<FieldId, "missing" | "too-long">>>;

/** The alert about the whole form. */
export type Alert = "cart-empty" | "fields-missing" | "fields-too-long";

/** The result of checking a cart and the delivery form; `first` is the first field with a problem. */
export type Check =
  | { readonly ok: true; readonly details: Details }
  | {
      readonly ok: false;
      readonly alert: Alert;
      readonly problems: Problems;
      readonly first: FieldId | undefined;
    };

/**
 * Checks whether an order can be sent. Of several problems the alert names the first: an empty cart, then
 * missing fields, then long ones.
 */
export function checkDelivery(itemCount: number, draft: Draft): Check {
  if (itemCount === 0) return { ok: false, alert: "cart-empty", problems: {}, first: undefined };
  const parsed = schema.safeParse(draft);
  if (parsed.success) return { ok: true, details: parsed.data };

  const problems: Partial<Record<FieldId, "missing" | "too-long">> = {};
  for (const { id } of fields) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === id);
    if (issue) problems[id] = issue.message === "missing" ? "missing" : "too-long";
  }
  const isMissing = Object.values(problems).includes("missing");
  const alert = isMissing ? "fields-missing" : "fields-too-long";
  return { ok: false, alert, problems, first: fields.find(({ id }) => problems[id])?.id };
}

/** Whether a field has more text than the chat link has room for. */
export function isTooLong(field: Field, typed: string): boolean {
  return !field.choices && lengthOf(cleanText(typed)) > field.maxLength;
}

/** The choice that was made, or the text without what nobody can see; empty if nothing is left. */
function valueOf({ choices }: Field, typed: string): string {
  if (choices) return choices.find((choice) => choice === typed) ?? choices[0];
  const text = cleanText(typed);
  return isBlank(text) ? "" : text;
}
