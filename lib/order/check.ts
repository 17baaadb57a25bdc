// zod/mini instead of zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { fields, type Details, type Draft, type Field } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/order";
import { changedSince } from "@/lib/order/prepare";
import { mobileIn } from "@/lib/shop/phone";
import { cleanText, isBlank, lengthOf } from "@/lib/text";

const schemaOf = (field: Field) =>
  z.pipe(
    z.string().check(
      z.refine((typed) => !field.required || sentText(field, typed) !== "", "missing"),
      z.refine((typed) => !isTooLong(field, typed), "too-long"),
    ),
    z.transform((typed: string) => sentText(field, typed)),
  );

/**
 * Checks whether an order can be sent, and returns its cleaned details if it can. Otherwise `alert` names the problem
 * to mend first, and `problems` those of each field, in the order of the form. `changed` says why the shopper has to tell
 * what the order is to the earlier one.
 */
export function checkDelivery(ids: readonly string[], draft: Draft, earlier?: Order) {
  const problems = new Map<string, string>();
  if (ids.length === 0)
    return { ok: false, changed: undefined, alert: "cart-empty", problems } as const;
  let sent: Draft = {};
  for (const field of fields) {
    const { data, error } = schemaOf(field).safeParse(draft[field.id] ?? "");
    if (error) problems.set(field.id, error.issues[0]?.message ?? "");
    else sent = { ...sent, [field.id]: data };
  }
  const details = isComplete(sent) ? sent : undefined;
  // "Change it" has told already.
  const isOpen = earlier && earlier.stage !== "changing";
  const changed = isOpen && changedSince(earlier, ids, details);
  if (changed && !draft.relation) problems.set("relation", "missing");
  if (details && problems.size === 0) return { ok: true, changed, details } as const;
  const isMissing = [...problems.values()].includes("missing");
  const alert = isMissing ? "fields-missing" : "fields-too-long";
  return { ok: false, changed, alert, problems } as const;
}

const isComplete = (sent: Draft): sent is Details => fields.every(({ id }) => id in sent);

/** What is sent of a typed text: nothing of a blank. What is no mobile number may be a foreign one, or a note to the seller. */
function sentText({ kind }: Field, typed: string): string {
  const text = cleanText(typed);
  if (isBlank(text)) return "";
  return kind === "mobile" ? (mobileIn(text) ?? text) : text;
}

/** Whether a field has more text than the chat link has room for. */
export const isTooLong = ({ maxLength }: Field, typed: string) =>
  lengthOf(cleanText(typed)) > maxLength;
