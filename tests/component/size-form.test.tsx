import { render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SizeForm } from "@/components/order/size-form";
import { config } from "@/components/content";
import { useStore } from "@/components/visit/store";
import { en } from "@/lib/copy";
import { itemsOf } from "@/lib/shop/catalogue";
import { chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/fill";
import { testConfig } from "@/tests/support/config";
import { itemWith, milk, optionOf, radioOf } from "@/tests/support/goods";
import { button } from "@/tests/support/jest/order";

/** A product that can be chosen in several sizes, and the ids of these. */
const { product } = itemWith(milk);
const ids = itemsOf(product).map(({ id }) => id);
const radio = (name: string) => screen.getByRole("radio", { name });
const cartIds = () => renderHook(useStore).result.current.lines.map(({ id }) => id);

const { form } = en.productsPage;
const size = () => screen.getByRole<HTMLSelectElement>("combobox", { name: form.size });
const options = () => [...size().options].map(({ text, disabled }) => [text, disabled]);

test("with its sizes open each is a radio, and the first that is left is chosen", async () => {
  const [first = "", second = "", ...others] = ids;
  const chosen = others.at(-1) ?? second;
  jest.replaceProperty(config, "soldOut", [first]);
  render(await SizeForm({ product, asRadios: true }));
  expect(screen.getByRole("group", { name: form.size })).toBeVisible();
  expect(radio(`${radioOf(first)} ${en.soldOut.label}`)).toBeDisabled();
  expect(radio(radioOf(second))).toBeChecked();

  await userEvent.click(radio(radioOf(chosen)));
  await userEvent.click(button(form.add));
  expect(cartIds()).toEqual([chosen]);
});

test("a size that is sold out cannot be chosen, and the first that is left is", async () => {
  const [first = "", second = "", ...others] = ids;
  jest.replaceProperty(config, "soldOut", [first, ...others]);
  render(await SizeForm({ product }));

  const soldOut = (id: string) => [optionOf(id, en, form.soldOut), true];
  const left = optionOf(second);
  expect(options()).toEqual([soldOut(first), [left, false], ...others.map(soldOut)]);
  expect(size()).toHaveDisplayValue(left);
});

test("a product that is sold out can be asked about", async () => {
  jest.replaceProperty(config, "soldOut", ids);
  render(await SizeForm({ product }));
  const name = en.productNames[product];
  const question = fill(en.soldOut.question, { product: name });
  const ask = screen.getByRole("link", { name: `${en.contact.ask}: ${name}` });

  expect(screen.getByText(en.soldOut.text)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(ask).toHaveAttribute("href", chatLink(testConfig.whatsapp, question));
});
