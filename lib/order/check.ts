import { fields, type Details, type Draft, type Field } from "@/lib/order/delivery";
import { cleanMobile, cleanText, isBlank, lengthOf } from "@/lib/text";

type Problem = "missing" | "too-long";

/** The result of checking a cart and the delivery form. */
export type Check =
  | { readonly ok: true; readonly details: Details }
  | {
      readonly ok: false;
      /** About the whole form. */
      readonly alert: "cart-empty" | "fields-missing" | "fields-too-long";
      /** By the ids of fields, in the order of the form. */
      readonly problems: ReadonlyMap<string, Problem>;
    };

/**
 * Checks whether an order can be sent. Of several problems the alert names the first: an empty cart, then
 * missing fields, then long ones.
 */
export function checkDelivery(itemCount: number, draft: Draft): Check {
  if (itemCount === 0) return { ok: false, alert: "cart-empty", problems: new Map() };
  const problems = new Map(
    fields.flatMap((field) => {
      const problem = problemOf(field, draft[field.id]);
      return problem ? [[field.id, problem] as const] : [];
    }),
  );
  if (problems.size === 0) return { ok: true, details: detailsOf(draft) };
  const isMissing = [...problems.values()].includes("missing");
  return { ok: false, alert: isMissing ? "fields-missing" : "fields-too-long", problems };
}

function problemOf(field: Field, typed: string | undefined): Problem | undefined {
  const text = valueOf(typed);
  if (field.required && text === "") return "missing";
  return isTooLong(field, text) ? "too-long" : undefined;
}

function detailsOf(draft: Draft): Details;
function detailsOf(draft: Draft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.map(({ id, isPhone }) => {
      const text = valueOf(draft[id]);
      return [id, isPhone ? cleanMobile(text) : text];
    }),
  );
}

/** Whether a field has more text than the chat link has room for. */
export function isTooLong(field: Field, typed: string): boolean {
  return lengthOf(cleanText(typed)) > field.maxLength;
}

/** The text without what nobody can see; empty if nothing is left. */
function valueOf(typed = ""): string {
  const text = cleanText(typed);
  return isBlank(text) ? "" : text;
}
