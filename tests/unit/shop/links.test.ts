import { callLink, chatLink, smsLink } from "@/lib/shop/links";

test("escapes everything that would cut a text short", () => {
  expect(chatLink("910000000000", "a&b #c? 50%+\nदूध")).toBe(
    "https://api.whatsapp.com/send?phone=910000000000&text=a%26b%20%23c%3F%2050%25%2B%0A%E0%A4%A6%E0%A5%82%E0%A4%A7",
  );
});

test("writes a text message to the number with its country code", () => {
  expect(smsLink("910000000000", "a & b")).toBe("sms:+910000000000?&body=a%20%26%20b");
});

test.each([
  ["+91 00000 00000", "tel:+910000000000"],
  ["06473-22 33 44", "tel:06473223344"],
])("calls %s by %s", (phone, link) => {
  expect(callLink(phone)).toBe(link);
});
