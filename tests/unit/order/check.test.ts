import { checkDelivery } from "@/lib/order/check";
import { fields } from "@/lib/order/delivery";
import { shortDraft } from "@/tests/support/orders";

test.each(fields)("takes $id up to $maxLength characters and no further", ({ id, maxLength }) => {
  const longest = "क".repeat(maxLength);

  expect(checkDelivery(1, { ...shortDraft, [id]: longest }).ok).toBe(true);
  expect(checkDelivery(1, { ...shortDraft, [id]: `${longest}क` })).toEqual({
    ok: false,
    alert: "fields-too-long",
    problems: new Map([[id, "too-long"]]),
  });
});
