import fc from "fast-check";
import { checkDelivery } from "@/lib/order/check";
import { fields, type Details, type Field } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/order";
import { allItems } from "@/lib/shop/catalogue";
import { isBlank } from "@/lib/text";
import { cow } from "@/tests/support/goods";
import { orderWith } from "@/tests/support/orders";

/** The items of any cart, an empty one included. */
export const anyItems = fc.array(fc.constantFrom(...allItems), { maxLength: 200 });

/** Delivery details whose fields were typed as given, as far as the form accepts them. */
export function detailsOf(typed: (field: Field) => fc.Arbitrary<string>): fc.Arbitrary<Details> {
  return fc
    .record(Object.fromEntries(fields.map((field) => [field.id, typed(field)])))
    .map((draft) => checkDelivery([cow], draft))
    .filter((check) => check.ok)
    .map(({ details }) => details);
}

/** Any character, but no half of one. Made here: for its own units fast-check draws a map of all characters first, which takes a second. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !/\p{Cs}/u.test(character));

/** Delivery details as any shopper, however hostile, may have typed them. */
export const anyDetails = detailsOf(({ required, maxLength }) =>
  fc.string({ unit: anyCharacter, maxLength }).filter((text) => !required || !isBlank(text)),
);

/** Any order that a shopper may have sent. */
export const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    number: fc.stringMatching(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/),
    placedAt: fc
      .integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 })
      .map((minute) => minute * 60_000),
    insteadOf: fc.uniqueArray(fc.stringMatching(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/), { maxLength: 5 }),
    items: anyItems.filter((chosen) => chosen.length > 0),
    details: anyDetails,
  })
  .map(orderWith);
