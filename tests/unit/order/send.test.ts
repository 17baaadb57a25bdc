import fc from "fast-check";
import { en, hi, type Copy } from "@/lib/copy";
import { fields, type Details } from "@/lib/order/delivery";
import { maxChatLinkLength } from "@/lib/order/message";
import { allItems } from "@/lib/shop/catalogue";
import { anyDetails, anyItems } from "@/tests/support/arbitraries";
import { testConfig } from "@/tests/support/config";
import { composed, detailsWith, orderWith } from "@/tests/support/orders";

test("carries any order whole: the seller reads what the shopper sent", () => {
  fc.assert(
    fc.property(anyItems, anyDetails, fc.constantFrom(en, hi), (items, details, copy) => {
      const { link, message } = composed(orderWith({ items, details }), copy);
      const url = new URL(link);

      expect(url.origin + url.pathname).toBe("https://api.whatsapp.com/send");
      expect([...url.searchParams]).toEqual([
        ["phone", testConfig.WHATSAPP_NUMBER],
        ["text", message],
      ]);
      expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
    }),
  );
});

/** Every field full of one letter. */
function fullOf(letter: string): Details {
  const longest = fields.map(({ id, maxLength }) => [id, letter.repeat(maxLength)] as const);
  return detailsWith(Object.fromEntries(longest));
}

// Who adds a field or makes one longer, and sees this fail, has to make others shorter.
test.each<[string, number, Copy, Details, string]>([
  ["300 items in English", 300, en, detailsWith(), "words"],
  ["20 items in Hindi", 20, hi, detailsWith(), "words and link"],
  ["19 items in Hindi, every field full", 19, hi, fullOf("क"), "ids"],
  ["3000 items, every field full of emoji", 3000, hi, fullOf("👍"), "ids"],
])("%s: a long order loses comfort, but nothing that was typed", (_, count, copy, typed, form) => {
  const all = Array.from({ length: count }, (_, at) => allItems[at % allItems.length] ?? []).flat();
  const insteadOf = Array<string>(5).fill("DM-2222");
  const { link, message } = composed(orderWith({ items: all, details: typed, insteadOf }), copy);
  const words = message.includes("#order=") ? "words and link" : "words";

  expect(/^\d+ x [\w-]+:/m.test(message) ? "ids" : words).toBe(form);
  expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
  for (const { id } of fields) expect(message).toContain(typed[id]);
});
