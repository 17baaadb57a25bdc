import { checkDelivery } from "@/lib/order/check";
import { fields } from "@/lib/order/delivery";
import { milk } from "@/tests/support/goods";
import { shortDraft } from "@/tests/support/orders";

test.each(fields)("takes $id up to $maxLength characters and no further", ({ id, maxLength }) => {
  const longest = "क".repeat(maxLength);

  expect(checkDelivery([milk], { ...shortDraft, [id]: longest }).ok).toBe(true);
  expect(checkDelivery([milk], { ...shortDraft, [id]: `${longest}क` })).toEqual({
    ok: false,
    changed: undefined,
    alert: "fields-too-long",
    problems: new Map([[id, "too-long"]]),
  });
});
