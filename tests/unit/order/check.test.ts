import { checkDelivery } from "@/lib/order/check";
import { fields, type Draft } from "@/lib/order/delivery";
import { shortDraft } from "@/tests/support/orders";

test.each<[Draft, string]>([
  [{ mobile: "+91 98765-43210" }, "9876543210"],
  [{ name: "Sita\nDevi", address2: " \u200b ", mobile: "no phone", landmark: "\t" }, "no phone"],
])("cleans %j, and counts blank optional fields as empty", (typed, mobile) => {
  expect(checkDelivery(1, { ...shortDraft, ...typed })).toEqual({
    ok: true,
    details: { ...shortDraft, address2: "", mobile, landmark: "" },
  });
});

test.each(fields)("takes $id up to $maxLength characters and no further", ({ id, maxLength }) => {
  const longest = "क".repeat(maxLength);

  expect(checkDelivery(1, { ...shortDraft, [id]: longest }).ok).toBe(true);
  expect(checkDelivery(1, { ...shortDraft, [id]: `${longest}क` })).toEqual({
    ok: false,
    alert: "fields-too-long",
    problems: new Map([[id, "too-long"]]),
  });
});

test("names a missing field before one that is too long, and lists both in the form's order", () => {
  const check = checkDelivery(1, { ...shortDraft, landmark: "x".repeat(5000), mobile: "" });

  expect(check).toMatchObject({ ok: false, alert: "fields-missing" });
  expect(!check.ok && [...check.problems]).toEqual([
    ["mobile", "missing"],
    ["landmark", "too-long"],
  ]);
});
