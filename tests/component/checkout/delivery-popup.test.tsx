import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeliveryAndOrderReadyPopups } from "@/components/checkout/delivery-and-order-ready-chunk";
import { closePopup, dispatch } from "@/components/cart/cart-and-checkout-store";
import { Popup } from "@/components/ui/popup";
import { findItem } from "@/lib/shop/catalogue";
import { en } from "@/lib/copy";
import { fields } from "@/lib/order/fields";

let open: jest.Spied<typeof window.open>;

beforeEach(() => {
  open = jest.spyOn(window, "open").mockReturnValue(null);
  dispatch({ type: "start-new" });
  for (const { id } of fields) dispatch({ type: "type", field: id, text: "" });
});

function openForm(...itemIds: string[]) {
  for (const id of itemIds) {
    const item = findItem(id);
    if (item) dispatch({ type: "add", item });
  }
  dispatch({ type: "checkout" });
  render(
    <Popup onClose={closePopup}>
      <DeliveryAndOrderReadyPopups
        words={{ ...en.shop, order: en.order, share: en.share }}
        whatsapp="910000000000"
        phone="+91 00000 00000"
        soldOut={[]}
        notice={undefined}
        productsUrl="https://dehatimilk.example/products"
      />
    </Popup>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole("textbox", { name });
const deliver = () => screen.getByRole("button", { name: "Deliver Here" });

test("has every field with its label, and a read-only place", () => {
  openForm();

  const form = within(screen.getByRole("dialog", { name: "Enter Delivery Details" }));
  expect(form.getAllByRole("textbox").map((input) => input.getAttribute("id") && input)).toEqual(
    [
      "Name",
      "Address line 1",
      "Address line 2",
      "Mobile",
      "Landmark",
      "City",
      "State",
      "Postal code",
    ].map(field),
  );
  expect(field("Mobile")).toHaveAttribute("placeholder", "10-digit mobile number");
  for (const [name, value] of [
    ["City", "Supaul"],
    ["State", "Bihar"],
    ["Postal code", "853121"],
  ] as const) {
    expect(field(name)).toHaveValue(value);
    expect(field(name)).toHaveAttribute("readonly");
  }
});

test("refuses an empty cart before it checks the fields", async () => {
  const user = openForm();

  await user.click(deliver());

  expect(screen.getByRole("alert")).toHaveTextContent(/^Your cart is empty!$/);
  expect(open).not.toHaveBeenCalled();
});

test("blank required fields are refused, each with a message of its own", async () => {
  const user = openForm("a2-milk:1-liter");
  await user.type(field("Name"), "   ");

  await user.click(deliver());

  expect(screen.getByRole("alert")).toHaveTextContent(/^Please fill in all required fields!$/);
  expect(field("Name")).toHaveFocus();
  expect(field("Name")).toBeInvalid();
  expect(field("Name")).toHaveAccessibleDescription("Please enter your name");
  expect(field("Address line 1")).toHaveAccessibleDescription("Please enter your address");
  expect(field("Mobile")).toHaveAccessibleDescription("Please enter your mobile number");
  expect(field("Landmark")).toBeValid();
  expect(open).not.toHaveBeenCalled();
});

test("a doubtful mobile number gets a hint and is sent all the same", async () => {
  const user = openForm("a2-milk:1-liter");
  await user.type(field("Name"), "Sita");
  await user.type(field("Address line 1"), "Ward 7");
  await user.type(field("Mobile"), "12345");
  expect(field("Mobile")).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field("Mobile")).toHaveAccessibleDescription("Check the number: we call it at delivery");

  await user.click(deliver());

  expect(screen.getByRole("dialog", { name: "Your order is ready" })).toBeVisible();
  expect(open.mock.calls).toEqual([
    [expect.stringContaining("Mobile%3A%2012345%0A"), "_blank", "noopener"],
  ]);
});

test("shows the hint after Enter, and when the form is opened again", async () => {
  const user = openForm("a2-milk:1-liter");
  const numbers = `98765 4321 or my son at ${"98765 ".repeat(12)}4321`;
  expect(numbers).toHaveLength(100);
  await user.type(field("Name"), "Sita");
  await user.type(field("Address line 1"), "Ward 7");
  await user.click(field("Mobile"));
  await user.paste(numbers);
  // As Enter does in a browser: the field keeps the focus.
  fireEvent.submit(field("Mobile"));

  const ready = screen.getByRole("dialog", { name: "Your order is ready" });
  expect(ready).toHaveTextContent(`${numbers} Check the number: we call it at delivery`);
  expect(String(open.mock.calls[0]?.[0])).toContain(encodeURIComponent(numbers));

  act(() => dispatch({ type: "checkout" }));
  expect(field("Mobile")).toHaveAccessibleDescription("Check the number: we call it at delivery");
  act(() => dispatch({ type: "type", field: "mobile", text: "9876543210" }));
  expect(field("Mobile")).not.toHaveAccessibleDescription();
});

test("text that is too long stays, with an explanation, and is not sent", async () => {
  const user = openForm("a2-milk:1-liter");
  await user.type(field("Address line 1"), "Ward 7");
  await user.type(field("Mobile"), "9876543210");
  await user.click(field("Name"));
  await user.paste("x".repeat(5000));
  expect(field("Name")).toHaveAccessibleDescription("Please shorten this");

  await user.click(deliver());

  expect(screen.getByRole("alert")).toHaveTextContent("Please shorten the marked fields.");
  expect(field("Name")).toHaveValue("x".repeat(5000));
  expect(open).not.toHaveBeenCalled();
});

test("offers four other ways to send the order if the chat does not open", async () => {
  const user = openForm("a2-milk:1-liter");
  await user.type(field("Name"), "Sita");
  await user.type(field("Address line 1"), "Ward 7");
  await user.type(field("Mobile"), "9876543210");
  await user.click(deliver());

  const [link] = open.mock.calls[0] ?? [];
  const message = new URL(String(link)).searchParams.get("text");
  const ready = within(screen.getByRole("dialog", { name: "Your order is ready" }));
  expect(ready.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute("href", link);
  expect(ready.getByRole("link", { name: "Open WhatsApp" })).not.toHaveAttribute("target");
  expect(ready.getByRole("link", { name: "SMS" })).toHaveAttribute(
    "href",
    `sms:+910000000000?&body=${encodeURIComponent(String(message))}`,
  );
  expect(ready.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+910000000000");

  await user.click(ready.getByRole("button", { name: "Copy order" }));
  expect(await ready.findByText("Order copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(message);
});

test("the same order keeps its number, and a changed one replaces it", async () => {
  const user = openForm("a2-milk:1-liter");
  await user.type(field("Name"), "Sita");
  await user.type(field("Address line 1"), "Ward 7");
  await user.type(field("Mobile"), "9876543210");
  for (const change of ["", "", "5"]) {
    if (change) await user.type(field("Address line 1"), change);
    await user.click(deliver());
    act(() => dispatch({ type: "checkout" }));
  }

  const [first, second, changed = ""] = open.mock.calls.map(([link]) =>
    new URL(String(link)).searchParams.get("text"),
  );
  const [number = "no number"] = /DM-\w{4}/.exec(first ?? "") ?? [];
  expect(second).toBe(first);
  expect(changed).toMatch(
    new RegExp(`^Order (?!${number})DM-\\w{4}, .+\nInstead of ${number}\n\n`, "m"),
  );
});

test("shows the text, selected, if the browser refuses to copy it", async () => {
  const user = openForm("a2-milk:1-liter");
  await user.type(field("Name"), "Sita");
  await user.type(field("Address line 1"), "Ward 7");
  await user.type(field("Mobile"), "9876543210");
  await user.click(deliver());
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));

  await user.click(screen.getByRole("button", { name: "Copy order" }));

  const text = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Order text" });
  expect(text.value).toContain("1. A2 milk - 1 Liter - ₹70\nTotal: ₹70");
  expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
});
