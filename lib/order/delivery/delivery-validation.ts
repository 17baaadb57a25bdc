// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import {
  deliveryFields,
  type DeliveryDraft,
  type DeliveryField,
} from "@/lib/order/delivery/delivery-form-fields";
import { cleanMobile } from "@/lib/order/delivery/clean-mobile-number";
import { cleanTypedText, isBlank, lengthOf } from "@/lib/order/clean-typed-text";

/** The most characters in each field, which keep the chat link short enough. */
export const maxLength: Readonly<Record<DeliveryField, number>> = {
  name: 60,
  address1: 120,
  address2: 120,
  mobile: 100,
  landmark: 100,
};

/** The fields without which nobody can deliver. */
export const requiredFields: readonly DeliveryField[] = ["name", "address1", "mobile"];

const fits = (field: DeliveryField) =>
  z.refine<string>((text) => lengthOf(text) <= maxLength[field], { error: "too-long" });
const filled = z.refine<string>((text) => !isBlank(text), { error: "missing" });
const typed = z.pipe(z.string(), z.transform(cleanTypedText));
const optional = (field: DeliveryField) =>
  z.pipe(
    z.pipe(
      typed,
      z.transform((text) => (isBlank(text) ? "" : text)),
    ),
    z.string().check(fits(field)),
  );
const required = (field: DeliveryField) => z.pipe(typed, z.string().check(filled, fits(field)));

const deliverySchema = z.object({
  name: required("name"),
  address1: required("address1"),
  address2: optional("address2"),
  mobile: z.pipe(required("mobile"), z.transform(cleanMobile)),
  landmark: optional("landmark"),
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
