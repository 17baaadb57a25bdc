import { screen } from "@testing-library/react";
import { pathTo } from "@/lib/paths";
import { itemsOf } from "@/lib/shop/catalogue";
import { fill } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import { ghee, milk, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";
import { popup, renderOrder, rows, total } from "@/tests/support/jest/order";

inBothLanguages((copy) => {
  const { cart, cartButton } = copy;
  const lineOf = (id: string) => `${nameOf(id, copy)} ${priceOf(id)}`;
  const rowOf = (id: string) => lineOf(id) + cart.remove + cart.addOneMore;
  const totalOf = (...ids: string[]) => `${cart.total} ${priceOf(...ids)}`;

  test("a line can be removed, put back, and added once more; total and CART follow", async () => {
    const user = await renderOrder([milk, ghee], "cart");
    const description = lineOf(milk);
    const [remove, addMore] = popup(cart.title).getAllByRole("button", { description });
    if (!remove || !addMore) throw new Error("The line has no buttons");
    expect([rows(), total(cart.total)]).toEqual([[rowOf(milk), rowOf(ghee)], totalOf(milk, ghee)]);

    const three = [[rowOf(milk), rowOf(ghee), rowOf(milk)], totalOf(milk, ghee, milk)];
    await user.click(addMore);
    expect([rows(), total(cart.total)]).toEqual(three);
    const name = `${cartButton.text} 3 ${cartButton.count.other}`;
    expect(screen.getByRole("button", { name })).toBeInTheDocument();

    await user.click(remove);
    const undo = screen.getByRole("button", { name: cart.undo });
    const [product, size] = nameOf(milk, copy, "|").split("|");
    const removed = fill(cart.removed, { product: product ?? "", size: size ?? "" });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription(removed);
    expect([rows()[0], total(cart.total)]).toEqual([removed + cart.undo, totalOf(milk, ghee)]);

    await user.click(undo);
    expect([rows(), total(cart.total)]).toEqual(three);
    expect(screen.getAllByRole("button", { name: cart.remove })[0]).toHaveFocus();
  });

  test("an empty cart says so, has nothing to share, and the owner's notice in its language", async () => {
    const text = "No delivery";
    const language = copy.language === "en" ? "hi" : "en";
    await renderOrder([], "cart", { notice: { language, text } });

    expect(screen.getByText(cart.empty)).toBeVisible();
    expect(screen.queryByRole("button", { name: cart.share })).toBeNull();
    expect(screen.getByText(text)).toHaveAttribute("lang", language);
    expect(screen.getByText(text).nextElementSibling).toHaveTextContent(`${cart.total} ₹0`);
  });

  test("items that are sold out leave the cart, which says so", async () => {
    const [other = ""] = itemsOf("pure-desi-ghee").map(({ id }) => id);
    await renderOrder([ghee, other], "cart", { soldOut: [other] });

    expect([rows(), total(cart.total)]).toEqual([[rowOf(ghee)], totalOf(ghee)]);
    expect(screen.getByText(fill(cart.withdrawn, { items: nameOf(other, copy) }))).toBeVisible();
  });

  test("the cart can be shared as a link that names its items", async () => {
    const ids = [paneer, milk, milk];
    const user = await renderOrder(ids, "cart");
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    await user.click(screen.getByRole("button", { name: cart.share }));
    Reflect.deleteProperty(navigator, "share");

    const items = `${nameOf(paneer, copy)}, 2 x ${nameOf(milk, copy)}`;
    expect(share).toHaveBeenCalledWith({
      title: cart.shareTitle,
      text: fill(cart.shareText, { items }),
      url: `${testConfig.siteUrl}${pathTo(copy.language, "products")}#order=${ids.join()}`,
    });
  });
});
