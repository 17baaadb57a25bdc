// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import {
  deliveryFields,
  type DeliveryDraft,
  type DeliveryField,
} from "@/lib/order/delivery/delivery-draft";
import { cleanMobile } from "@/lib/order/delivery/clean-mobile-number";
import { cleanTypedText, isBlank, lengthOf } from "@/lib/order/clean-typed-text";

/** The most characters that each field takes; they keep the chat link within its bound. */
export const maxLength: Readonly<Record<DeliveryField, number>> = {
  name: 60,
  address1: 120,
  address2: 120,
  mobile: 100,
  landmark: 100,
};

/** Without these nobody can deliver. */
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

/** Where to deliver, cleaned and complete; optional fields left blank are empty. */
export type DeliveryDetails = Readonly<z.infer<typeof deliverySchema>>;

type FieldProblem = "missing" | "too-long";

/** What is wrong with each field, where something is. */
export type DeliveryProblems = Readonly<Partial<Record<DeliveryField, FieldProblem>>>;

/** What an alert says of the whole. */
export type DeliveryAlert = "cart-empty" | "fields-missing" | "fields-too-long";

/** Whether an order can be delivered. */
export type DeliveryCheck =
  | { readonly ok: true; readonly details: DeliveryDetails }
  | { readonly ok: false; readonly alert: DeliveryAlert; readonly problems: DeliveryProblems };

/**
 * Decides what Deliver Here does: the cleaned details, or the one alert to show and the problem
 * of each field. An empty cart comes first, then required fields, then length.
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
