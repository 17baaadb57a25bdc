import { render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SizeForm } from "@/components/order/size-form";
import { config } from "@/components/content";
import { useStore } from "@/components/visit/store";
import { itemsOf, type ProductId } from "@/lib/shop/catalogue";
import { chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/fill";
import { testConfig } from "@/tests/support/config";
import { optionOf, radioOf } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";
import { button } from "@/tests/support/jest/order";

const idsOf = (product: ProductId) => itemsOf(product).map(({ id }) => id);
const radio = (name: string) => screen.getByRole("radio", { name });
const cartIds = () => renderHook(useStore).result.current.lines.map(({ id }) => id);

inBothLanguages((copy) => {
  const { form } = copy.productsPage;
  const size = () => screen.getByRole<HTMLSelectElement>("combobox", { name: form.size });
  const options = () => [...size().options].map(({ text, disabled }) => [text, disabled]);

  test("with its sizes open each is a radio, and the first that is left is chosen", async () => {
    const [first = "", second = "", ...others] = idsOf("a2-milk");
    const chosen = others.at(-1) ?? second;
    jest.replaceProperty(config, "soldOut", [first]);
    render(await SizeForm({ product: "a2-milk", asRadios: true }));
    expect(screen.getByRole("group", { name: form.size })).toBeVisible();
    expect(radio(`${radioOf(first, copy)} ${copy.soldOut.label}`)).toBeDisabled();
    expect(radio(radioOf(second, copy))).toBeChecked();

    await userEvent.click(radio(radioOf(chosen, copy)));
    await userEvent.click(button(form.add));
    expect(cartIds()).toEqual([chosen]);
  });

  test("a size that is sold out cannot be chosen, and the first that is left is", async () => {
    const [first = "", second = "", ...others] = idsOf("a2-milk");
    jest.replaceProperty(config, "soldOut", [first, ...others]);
    render(await SizeForm({ product: "a2-milk" }));

    const soldOut = (id: string) => [optionOf(id, copy, form.soldOut), true];
    const left = optionOf(second, copy);
    expect(options()).toEqual([soldOut(first), [left, false], ...others.map(soldOut)]);
    expect(size()).toHaveDisplayValue(left);
  });

  test("a product that is sold out can be asked about", async () => {
    jest.replaceProperty(config, "soldOut", idsOf("pure-desi-ghee"));
    render(await SizeForm({ product: "pure-desi-ghee" }));
    const product = copy.productNames["pure-desi-ghee"];
    const question = fill(copy.soldOut.question, { product });
    const ask = screen.getByRole("link", { name: `${copy.contact.ask}: ${product}` });

    expect(screen.getByText(copy.soldOut.text)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(ask).toHaveAttribute("href", chatLink(testConfig.whatsapp, question));
  });
});
