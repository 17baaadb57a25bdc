/** The fields that a shopper fills in, in the order of the form. */
export const deliveryFields = ["name", "address1", "address2", "mobile", "landmark"] as const;
export type DeliveryField = (typeof deliveryFields)[number];

interface FieldRules {
  /** Whether nobody can deliver without it. */
  readonly isRequired: boolean;
  /** The most characters, which keep the chat link short enough. */
  readonly maxLength: number;
  /** What the browser offers to fill in, as a token of the attribute `autocomplete`. */
  readonly autoComplete: string;
  /** The keyboard that phones show. */
  readonly keyboard: "text" | "tel";
}

export const fieldRules: Readonly<Record<DeliveryField, FieldRules>> = {
  name: { isRequired: true, maxLength: 60, autoComplete: "name", keyboard: "text" },
  address1: { isRequired: true, maxLength: 120, autoComplete: "address-line1", keyboard: "text" },
  address2: { isRequired: false, maxLength: 120, autoComplete: "address-line2", keyboard: "text" },
  mobile: { isRequired: true, maxLength: 100, autoComplete: "tel", keyboard: "tel" },
  landmark: { isRequired: false, maxLength: 100, autoComplete: "off", keyboard: "text" },
};

/** The text of the fields, as typed. */
export type DeliveryDraft = Readonly<Record<DeliveryField, string>>;

export const emptyDraft: DeliveryDraft = {
  name: "",
  address1: "",
  address2: "",
  mobile: "",
  landmark: "",
};
