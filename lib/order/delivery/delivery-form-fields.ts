/** The fields that a shopper fills in, in the order of the form. */
export const deliveryFields = ["name", "address1", "address2", "mobile", "landmark"] as const;
export type DeliveryField = (typeof deliveryFields)[number];

/** The text of the fields, as typed. */
export type DeliveryDraft = Readonly<Record<DeliveryField, string>>;

export const emptyDraft: DeliveryDraft = {
  name: "",
  address1: "",
  address2: "",
  mobile: "",
  landmark: "",
};
