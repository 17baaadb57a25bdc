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
import { fill } from "@/lib/fill";
import { testConfig } from "@/tests/support/config";
import { itemWith, milk, optionOf, radioOf } from "@/tests/support/goods";
import { button } from "@/tests/support/jest/order";

/** A product that can be chosen in several sizes, and the ids of these. */
const { product } = itemWith(milk);
const ids = itemsOf(product).map(({ id }) => id);
const [first = "", second = ""] = ids;
const { form } = en.productsPage;

test.each(["radio", "option"] as const)(
  "what is sold out is no %s to choose, and the first size that is left is chosen",
  async (role) => {
    jest.replaceProperty(config, "soldOut", [first]);
    render(await SizeForm({ product, asRadios: role === "radio" }));
    const nameOf = role === "radio" ? radioOf : optionOf;
    const soldOut =
      role === "radio"
        ? `${radioOf(first)} ${en.soldOut.label}`
        : optionOf(first, en, form.soldOut);
    expect(screen.getByRole(role, { name: soldOut })).toBeDisabled();
    expect(screen.getAllByRole(role).filter((each) => each.matches(":checked"))).toEqual([
      screen.getByRole(role, { name: nameOf(second) }),
    ]);

    await userEvent.click(button(form.add));
    expect(renderHook(useStore).result.current.lines).toMatchObject([{ id: second }]);
  },
);

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
