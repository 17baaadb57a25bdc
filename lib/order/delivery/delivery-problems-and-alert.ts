// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import {
  deliveryFields,
  fieldRules,
  type DeliveryDraft,
  type DeliveryField,
} from "@/lib/order/delivery/delivery-form-fields";
import { cleanMobile } from "@/lib/order/delivery/clean-mobile-number";
import { cleanText, isBlank, lengthOf } from "@/lib/order/text";

const fieldSchema = (field: DeliveryField) => {
  const { isRequired, maxLength } = fieldRules[field];
  const filled = z.refine<string>((typed) => !isRequired || typed !== "", { error: "missing" });
  const fits = z.refine<string>((typed) => lengthOf(typed) <= maxLength, { error: "too-long" });
  return z.pipe(z.pipe(z.string(), z.transform(cleanOrEmpty)), z.string().check(filled, fits));
};

const deliverySchema = z.object({
  name: fieldSchema("name"),
  address1: fieldSchema("address1"),
  address2: fieldSchema("address2"),
  mobile: z.pipe(fieldSchema("mobile"), z.transform(cleanMobile)),
  landmark: fieldSchema("landmark"),
});

/** Valid and cleaned delivery details; blank optional fields are empty. */
export type DeliveryDetails = Readonly<z.infer<typeof deliverySchema>>;

type FieldProblem = "missing" | "too-long";

/** The fields with a problem. */
export type DeliveryProblems = Readonly<Partial<Record<DeliveryField, FieldProblem>>>;

/** The alert about the whole form. */
export type DeliveryAlert = "cart-empty" | "fields-missing" | "fields-too-long";

/** The result of checking a cart and the delivery form. */
export type DeliveryCheck =
  | { readonly ok: true; readonly details: DeliveryDetails }
  | { readonly ok: false; readonly alert: DeliveryAlert; readonly problems: DeliveryProblems };

/**
 * Checks whether an order can be sent. Of several problems the alert names the first: an empty cart, then
 * missing fields, then long ones.
 */
export function checkDelivery(lineCount: number, draft: DeliveryDraft): DeliveryCheck {
  if (lineCount === 0) return { ok: false, alert: "cart-empty", problems: {} };
  const parsed = deliverySchema.safeParse(draft);
  if (parsed.success) return { ok: true, details: parsed.data };

  const problems: Partial<Record<DeliveryField, FieldProblem>> = {};
  for (const field of deliveryFields) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    if (issue) problems[field] = issue.message === "missing" ? "missing" : "too-long";
  }
  const missing = Object.values(problems).includes("missing");
  return { ok: false, alert: missing ? "fields-missing" : "fields-too-long", problems };
}

/** The text without what nobody can see; empty if nothing is left. */
function cleanOrEmpty(typed: string): string {
  const text = cleanText(typed);
  return isBlank(text) ? "" : text;
}
