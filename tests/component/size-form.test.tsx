import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/order/cart-button";
import { SizeForm } from "@/components/order/size-form";
import { config } from "@/components/content";
import { itemsOf } from "@/lib/shop/catalogue";
import { chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import { optionOf, radioOf } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";

const idsOf = (product: Parameters<typeof itemsOf>[0]) => itemsOf(product).map(({ id }) => id);
const options = () =>
  screen
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ text, disabled }) => (disabled ? `${text}, disabled` : text));

inBothLanguages((copy) => {
  const { cartButton, catalogue } = copy;
  const { form } = catalogue;
  const size = () => screen.getByRole("combobox", { name: form.size });

  test("offers the sizes at their prices, and each tap adds a line of the selected one", async () => {
    render(<CartButton words={copy.cartButton} />);
    render(await SizeForm({ product: "a2-milk" }));
    const user = userEvent.setup();
    const add = screen.getByRole("button", { name: form.add });
    const ids = idsOf("a2-milk");
    const chosen = [ids[0], ids[1] ?? ""];
    expect(options()).toEqual(ids.map((id) => optionOf(id, copy)));

    await user.click(add);
    const name = `${cartButton.text} 1 ${cartButton.count.one}`;
    expect(await screen.findByRole("button", { name })).toBeVisible();
    await user.selectOptions(size(), optionOf(ids[1] ?? "", copy));
    await user.click(add);
    expect(await screen.findByRole("button", { name: /2/ })).toBeVisible();
    expect(window.visit?.read().lines.map(({ id }) => id)).toEqual(chosen);
  });

  test("with its sizes open each is a radio, and the first that is left is chosen", async () => {
    const [first = "", second = "", third = ""] = idsOf("a2-milk");
    jest.replaceProperty(config, "soldOut", [first]);
    render(await SizeForm({ product: "a2-milk", asRadios: true }));
    const group = within(screen.getByRole("group", { name: form.size }));
    const radio = (id: string, more = "") =>
      group.getByRole("radio", { name: radioOf(id, copy) + more });
    expect(radio(first, ` ${copy.soldOut.label}`)).toBeDisabled();
    expect(radio(second)).toBeChecked();

    await userEvent.click(radio(third));
    await userEvent.click(screen.getByRole("button", { name: form.add }));
    expect(window.visit?.read().lines.map(({ id }) => id)).toEqual([third]);
  });

  test("a size that is sold out cannot be chosen, and the first that is left is", async () => {
    const [first = "", second = "", ...others] = idsOf("fresh-paneer");
    jest.replaceProperty(config, "soldOut", [first, ...others]);
    render(await SizeForm({ product: "fresh-paneer" }));

    const soldOut = (id: string) => `${optionOf(id, copy, form.soldOut)}, disabled`;
    expect(options()).toEqual([soldOut(first), optionOf(second, copy), ...others.map(soldOut)]);
    expect(size()).toHaveDisplayValue(optionOf(second, copy));
  });

  test("a product that is sold out can be asked about", async () => {
    jest.replaceProperty(config, "soldOut", idsOf("pure-desi-ghee"));
    render(await SizeForm({ product: "pure-desi-ghee" }));
    const product = copy.products["pure-desi-ghee"].name;

    expect(screen.getByText(copy.soldOut.text)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: `${copy.contact.ask}: ${product}` })).toHaveAttribute(
      "href",
      chatLink(testConfig.whatsapp, fill(copy.soldOut.question, { product })),
    );
  });
});
