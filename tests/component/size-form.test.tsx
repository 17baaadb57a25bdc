/** @jest-environment jsdom */
import "@/tests/support/jest/browser";
import { render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SizeForm } from "@/components/order/size-form";
import { config } from "@/components/content";
import { useStore } from "@/components/visit/store";
import { en } from "@/lib/copy";
import { itemsOf } from "@/lib/shop/catalogue";
import { chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/shop/format";
import { testConfig } from "@/tests/support/config";
import { halfMilk, milk, milkProduct, optionOf, radioOf } from "@/tests/support/goods";

const { form } = en.productsPage;

test.each([
  ["radio", `${radioOf(halfMilk)} ${en.soldOut.label}`, radioOf(milk)],
  ["option", optionOf(halfMilk, en, form.soldOut), optionOf(milk)],
])(
  "what is sold out is no %s to choose, and the first size that is left is chosen",
  async (role, soldOut, left) => {
    jest.replaceProperty(config, "SOLD_OUT", [halfMilk]);
    render(await SizeForm({ product: milkProduct, asRadios: role === "radio" }));
    expect(screen.getByRole(role, { name: soldOut })).toBeDisabled();
    const chosen = screen.getAllByRole(role).filter((each) => each.matches(":checked"));
    expect(chosen).toEqual([screen.getByRole(role, { name: left })]);
    await userEvent.click(screen.getByRole("button", { name: form.add }));
    expect(renderHook(useStore).result.current.lines).toEqual([milk]);
  },
);

test("a product that is sold out can be asked about", async () => {
  const soldOut = itemsOf(milkProduct).map(({ id }) => id);
  jest.replaceProperty(config, "SOLD_OUT", soldOut);
  render(await SizeForm({ product: milkProduct }));
  const product = en.productNames[milkProduct];
  const question = fill(en.soldOut.question, { product });
  expect(screen.getByText(en.soldOut.label)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: `${en.contact.ask}: ${product}` })).toHaveAttribute(
    "href",
    chatLink(testConfig.WHATSAPP_NUMBER, question),
  );
});
