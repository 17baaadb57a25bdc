import { act, screen, waitFor } from "@testing-library/react";
import { change } from "@/components/visit/use-visit";
import { fields, type Draft } from "@/lib/order/delivery";
import { type } from "@/lib/order/visit";
import { popup, renderOrder } from "@/tests/support/jest/order";
import { shortDraft } from "@/tests/support/orders";

let open: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  open = jest.spyOn(window, "open").mockReturnValue(null);
});

const milk = "a2-milk:1-liter";
const hint = "Check the number: we call it at delivery";
const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

/** Types a text into each of these fields. */
function typeAll(draft: Draft): void {
  const typed = fields.map(({ id }) => type(id, draft[id] ?? ""));
  act(() => typed.forEach((each) => change(each)));
}

test("has every field with its label, and a read-only place", () => {
  renderOrder([milk], "delivery");

  const inputs = popup("Enter Delivery Details").getAllByRole<HTMLInputElement>("textbox");
  expect(
    inputs.map(({ labels, readOnly, required, value }) => [
      labels?.[0]?.textContent,
      readOnly ? value : required ? "required" : "optional",
    ]),
  ).toEqual([
    ["Name", "required"],
    ["Address line 1", "required"],
    ["Address line 2", "optional"],
    ["Mobile", "required"],
    ["Landmark", "optional"],
    ["City", "Supaul"],
    ["State", "Bihar"],
    ["Postal code", "853121"],
  ]);
  expect(field("Mobile")).toHaveAttribute("placeholder", "10-digit mobile number");
});

const missing = {
  Name: "Please enter your name",
  "Address line 1": "Please enter your address",
  Mobile: "Please enter your mobile number",
};
const long = { ...shortDraft, landmark: "x".repeat(5000) };
const tooLong = { Landmark: "Please shorten this" };

test.each<[string, string[], Draft, string, Record<string, string>]>([
  ["an empty cart", [], {}, "Your cart is empty!", {}],
  ["blank fields", [milk], { name: "   " }, "Please fill in all required fields!", missing],
  ["text that is too long", [milk], long, "Please shorten the marked fields.", tooLong],
])("refuses %s: the first to mend has the focus", async (_, ids, draft, words, problems) => {
  const user = renderOrder(ids, "delivery");
  typeAll(draft);
  await user.click(button("Deliver Here"));

  const alert = screen.getByRole("alert");
  const marked = Object.keys(problems).map(field);
  expect(alert.textContent).toBe(words);
  await waitFor(() => expect(marked[0] ?? alert).toHaveFocus());
  expect(screen.getAllByRole("textbox").filter((each) => each.ariaInvalid === "true")).toEqual(
    marked,
  );
  for (const [name, problem] of Object.entries(problems)) {
    expect(field(name)).toHaveAccessibleDescription(problem);
  }
  expect(open).not.toHaveBeenCalled();
});

test("a doubtful number gets a hint when the field is left, and is sent all the same", async () => {
  const user = renderOrder([milk], "delivery");
  const numbers = `98765 4321 or my son at ${"98765 ".repeat(12)}4321`;
  await user.click(button("Deliver Here"));
  typeAll({ ...shortDraft, mobile: "" });
  await user.click(field("Mobile"));
  await user.paste(numbers);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field("Mobile")).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field("Mobile")).toHaveAccessibleDescription(hint);
  expect(field("Mobile")).toBeValid();

  await user.click(button("Deliver Here"));

  expect(screen.getByRole("dialog", { name: "Your order is ready" })).toHaveTextContent(
    `${numbers} ${hint}`,
  );
  expect(open.mock.calls).toEqual([
    [expect.stringContaining(encodeURIComponent(`Mobile: ${numbers}\n`)), "_blank", "noopener"],
  ]);
});

test("nothing that was typed is cut off, or lost by Cancel", async () => {
  const user = renderOrder([milk], "delivery");
  await user.type(field("Mobile"), "12345");
  await user.click(field("Landmark"));
  await user.paste(long.landmark);
  expect(field("Landmark")).toHaveAccessibleDescription("Please shorten this");
  await user.click(button("Cancel"));
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.click(button("CART 1 item"));
  await user.click(button("Checkout"));
  expect(field("Landmark")).toHaveValue(long.landmark);
  expect(field("Mobile")).toHaveValue("12345");
  expect(field("Mobile")).toHaveAccessibleDescription(hint);
});
