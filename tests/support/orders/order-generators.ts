import fc from "fast-check";
import { addToCart, emptyCart, type CartLine } from "@/lib/order/cart/cart";
import { findItem, items, type Item } from "@/lib/shop/catalogue";
import { fieldRules, type DeliveryField } from "@/lib/order/delivery/delivery-form-fields";
import {
  checkDelivery,
  type DeliveryDetails,
} from "@/lib/order/delivery/delivery-problems-and-alert";
import { isBlank } from "@/lib/order/text";

/** Cart lines of the items with these ids. */
export function linesOf(...ids: string[]): readonly CartLine[] {
  const chosen = ids.map((id) => {
    const item = findItem(id);
    if (!item) throw new Error(`Not in the catalogue: ${id}`);
    return item;
  });
  return asLines(chosen);
}

/** Cart lines of these items, added one after the other. */
export function asLines(chosen: readonly Item[]): readonly CartLine[] {
  return chosen.reduce(addToCart, emptyCart).lines;
}

/** The lines of any cart, an empty one included. */
export const anyLines = fc.array(fc.constantFrom(...items), { maxLength: 200 }).map(asLines);

/** Delivery details whose fields were typed as given, as far as the form accepts them. */
export function detailsOf(
  typed: (field: DeliveryField) => fc.Arbitrary<string>,
): fc.Arbitrary<DeliveryDetails> {
  return fc
    .record({
      name: typed("name"),
      address1: typed("address1"),
      address2: typed("address2"),
      mobile: typed("mobile"),
      landmark: typed("landmark"),
    })
    .map((draft) => checkDelivery(1, draft))
    .filter((check) => check.ok)
    .map(({ details }) => details);
}

/** Delivery details as any shopper, however hostile, may have typed them. */
export const anyDetails = detailsOf((field) => {
  const { isRequired, maxLength } = fieldRules[field];
  return fc.string({ unit: "binary", maxLength }).filter((text) => !isRequired || !isBlank(text));
});
