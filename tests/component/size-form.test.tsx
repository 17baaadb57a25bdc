import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/order/button";
import { SizeForm } from "@/components/order/size-form";
import { config } from "@/components/content";
import { en } from "@/lib/copy";
import { blankMessage } from "@/lib/order/message";
import { chatLink } from "@/lib/shop/links";
import { itemsWith } from "@/tests/support/orders";

const size = () => screen.getByRole("combobox", { name: "Size and price" });
const options = () =>
  screen
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ text, disabled }) => (disabled ? `${text}, disabled` : text));

test("offers the sizes at their prices, and each tap adds a line of the selected one", async () => {
  render(<CartButton words={en.cartButton} />);
  render(await SizeForm({ product: "a2-milk" }));
  const user = userEvent.setup();
  const add = screen.getByRole("button", { name: "Add to Cart" });
  expect(options().join(", ")).toBe(
    "1/2 Liter - ₹35, 1 Liter - ₹70, 1.5 Liter - ₹105, 2 Liter - ₹140",
  );

  await user.click(add);
  expect(await screen.findByRole("button", { name: "CART 1 item" })).toBeVisible();
  await user.selectOptions(size(), "2 Liter - ₹140");
  await user.click(add);

  expect(await screen.findByRole("button", { name: "CART 2 items" })).toBeVisible();
  const ids = window.visit?.read().lines.map(({ id }) => id);
  expect(ids).toEqual(["a2-milk:half-liter", "a2-milk:2-liter"]);
});

test("without scripts it is a form that opens the chat with an order to fill in", async () => {
  render(await SizeForm({ product: "premium-fresh-milk" }));
  await userEvent.selectOptions(size(), "2 Liter - ₹180");
  const { form } = screen.getByRole<HTMLSelectElement>("combobox");
  if (!form) throw new Error("No form");

  expect(form).toHaveAttribute("action", "https://api.whatsapp.com/send");
  const [item] = itemsWith("premium-fresh-milk:2-liter");
  const text = item && blankMessage(item, en.order);
  expect(Object.fromEntries(new FormData(form))).toEqual({ phone: "910000000000", text });
});

test("a size that is sold out cannot be chosen, and the first that is left is", async () => {
  jest.replaceProperty(config, "soldOut", ["fresh-paneer:250g", "fresh-paneer:1-kg"]);
  render(await SizeForm({ product: "fresh-paneer" }));

  expect(options()).toEqual([
    "250g - ₹130 (sold out), disabled",
    "500g - ₹249",
    "1 kg - ₹499 (sold out), disabled",
  ]);
  expect(size()).toHaveDisplayValue("500g - ₹249");
});

test("a product that is sold out can be asked about", async () => {
  jest.replaceProperty(config, "soldOut", ["pure-desi-ghee:500g", "pure-desi-ghee:1-kg"]);
  render(await SizeForm({ product: "pure-desi-ghee" }));

  expect(screen.getByText("Sold out for now.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  const question = "Hello Dehati Milk, when will you have Pure Desi Ghee again?";
  expect(screen.getByRole("link", { name: "Ask on WhatsApp: Pure Desi Ghee" })).toHaveAttribute(
    "href",
    chatLink("910000000000", question),
  );
});
