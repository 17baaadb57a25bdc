import { phoneParts } from "@/lib/seller/numbers-to-call";

test.each([
  ["9876543210", [{ text: "9876543210", href: "tel:+919876543210" }]],
  ["+977 98-1234567", [{ text: "+977 98-1234567", href: "tel:+977981234567" }]],
  [
    "98765 43210 or 061234567890, ask for Ram",
    [
      { text: "98765 43210", href: "tel:+919876543210" },
      { text: " or " },
      { text: "061234567890", href: "tel:061234567890" },
      { text: ", ask for Ram" },
    ],
  ],
  [
    "९८७६५ ४३२१० या ०६१२३४५, राम से पूछें",
    [
      { text: "९८७६५ ४३२१०", href: "tel:+919876543210" },
      { text: " या " },
      { text: "०६१२३४५", href: "tel:0612345" },
      { text: ", राम से पूछें" },
    ],
  ],
  ["no phone", [{ text: "no phone" }]],
])("makes numbers in %j callable", (typed, parts) => {
  expect(phoneParts(typed)).toEqual(parts);
});
