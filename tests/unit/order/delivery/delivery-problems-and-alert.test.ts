import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import { checkDelivery } from "@/lib/order/delivery/delivery-problems-and-alert";
import { deliveryFields, emptyDraft, fieldRules } from "@/lib/order/delivery/delivery-form-fields";

const complete = {
  name: "Sita Devi",
  address1: "Ward 7, Station Road",
  address2: "",
  mobile: "+91 98765-43210",
  landmark: "",
};

test("accepts a complete draft, and cleans the mobile number", () => {
  expect(checkDelivery(1, complete)).toEqual({
    ok: true,
    details: { ...complete, mobile: "9876543210" },
  });
});

test("cleans what was typed, and counts blank optional fields as empty", () => {
  const typed = {
    name: "Sita\nDevi",
    address1: "Ward 7\u202e",
    address2: " \u200b ",
    mobile: "no phone",
    landmark: "\t",
  };

  expect(checkDelivery(3, typed)).toEqual({
    ok: true,
    details: {
      name: "Sita Devi",
      address1: "Ward 7",
      address2: "",
      mobile: "no phone",
      landmark: "",
    },
  });
});

test("reports an empty cart before anything else", () => {
  expect(checkDelivery(0, emptyDraft)).toEqual({ ok: false, alert: "cart-empty", problems: {} });
});

test.each(["", "   ", "\u200b\n"])("counts %j in a required field as missing", (blank) => {
  const draft = { ...complete, name: blank, address1: blank, mobile: blank };

  expect(checkDelivery(1, draft)).toEqual({
    ok: false,
    alert: "fields-missing",
    problems: { name: "missing", address1: "missing", mobile: "missing" },
  });
});

test.each(deliveryFields)("takes %s up to its length and no further", (field) => {
  const longest = "क".repeat(fieldRules[field].maxLength);

  expect(checkDelivery(1, { ...complete, [field]: longest }).ok).toBe(true);
  expect(checkDelivery(1, { ...complete, [field]: `${longest}क` })).toEqual({
    ok: false,
    alert: "fields-too-long",
    problems: { [field]: "too-long" },
  });
});

test("names a missing field before one that is too long", () => {
  const draft = { ...complete, name: "", landmark: "x".repeat(5000) };

  expect(checkDelivery(1, draft)).toEqual({
    ok: false,
    alert: "fields-missing",
    problems: { name: "missing", landmark: "too-long" },
  });
});

test.each([en, hi])("has a sentence for each required field that is missing", ({ shop }) => {
  const required = deliveryFields.filter((field) => fieldRules[field].isRequired);

  expect(Object.keys(shop.delivery.missing).sort()).toEqual([...required].sort());
});
