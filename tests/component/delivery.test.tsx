import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { popup, renderOrder } from "@/tests/support/jest/order";

let open: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  open = jest.spyOn(window, "open").mockReturnValue(null);
});

const openForm = (...ids: string[]) => renderOrder(ids, "delivery");
const field = (name: string) => screen.getByRole("textbox", { name });
const deliver = () => screen.getByRole("button", { name: "Deliver Here" });
const hint = "Check the number: we call it at delivery";

/** Fills what is required. */
async function fill(user: UserEvent, mobile = "9876543210"): Promise<void> {
  await user.type(field("Name"), "Sita");
  await user.type(field("Address line 1"), "Ward 7");
  await user.click(field("Mobile"));
  await user.paste(mobile);
}

test("has every field with its label, and a read-only place", () => {
  openForm("a2-milk:1-liter");

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

test("an empty cart is refused first, and the alert has the focus", async () => {
  const user = openForm();

  await user.click(deliver());

  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent(/^Your cart is empty!$/);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(field("Name")).not.toHaveAccessibleDescription();
  expect(open).not.toHaveBeenCalled();
});

test("blank required fields are refused, each with a message of its own", async () => {
  const user = openForm("a2-milk:1-liter");
  await user.type(field("Name"), "   ");

  await user.click(deliver());

  expect(screen.getByRole("alert")).toHaveTextContent(/^Please fill in all required fields!$/);
  expect(field("Name")).toHaveFocus();
  for (const [name, problem] of [
    ["Name", "Please enter your name"],
    ["Address line 1", "Please enter your address"],
    ["Mobile", "Please enter your mobile number"],
  ] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(problem);
  }
  expect(field("Landmark")).toBeValid();

  await fill(user);
  expect(field("Name")).toBeValid();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

test("a doubtful number gets a hint when the field is left, and is sent all the same", async () => {
  const user = openForm("a2-milk:1-liter");
  const numbers = `98765 4321 or my son at ${"98765 ".repeat(12)}4321`;
  await fill(user, numbers);
  expect(field("Mobile")).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field("Mobile")).toHaveAccessibleDescription(hint);
  expect(field("Mobile")).toBeValid();

  await user.click(deliver());

  expect(screen.getByRole("dialog", { name: "Your order is ready" })).toHaveTextContent(
    `${numbers} ${hint}`,
  );
  expect(open.mock.calls).toEqual([
    [expect.stringContaining(encodeURIComponent(`Mobile: ${numbers}\n`)), "_blank", "noopener"],
  ]);
});

test("text that is too long stays, with an explanation, and is not sent", async () => {
  const user = openForm("a2-milk:1-liter");
  await fill(user);
  await user.click(field("Landmark"));
  await user.paste("x".repeat(5000));
  expect(field("Landmark")).toHaveAccessibleDescription("Please shorten this");

  await user.click(deliver());

  expect(screen.getByRole("alert")).toHaveTextContent("Please shorten the marked fields.");
  expect(field("Landmark")).toHaveFocus();
  expect(field("Landmark")).toHaveValue("x".repeat(5000));
  expect(open).not.toHaveBeenCalled();
});

test("nothing that was typed is lost by Cancel", async () => {
  const user = openForm("a2-milk:1-liter");
  await fill(user, "12345");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.click(screen.getByRole("button", { name: "CART 1 item" }));
  await user.click(screen.getByRole("button", { name: "Checkout" }));
  expect(field("Name")).toHaveValue("Sita");
  expect(field("Mobile")).toHaveValue("12345");
  expect(field("Mobile")).toHaveAccessibleDescription(hint);
});
