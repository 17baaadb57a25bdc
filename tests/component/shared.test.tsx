import { screen, waitFor } from "@testing-library/react";
import { fill } from "@/lib/text";
import { curd, ghee, milk, nameOf, priceOf } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";
import {
  button,
  cartButton,
  cartRow,
  popup,
  renderOrder,
  rows,
  total,
} from "@/tests/support/jest/order";

/** Follows a link with this fragment on the open page. */
async function follow(fragment: string): Promise<void> {
  window.location.hash = fragment;
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
}

inBothLanguages((copy) => {
  const { cart, sharedCart } = copy;
  const rowOf = (id: string) => cartRow(id, copy);

  test("an order link lists its items at today's prices, and what is not sold today", async () => {
    await renderOrder([], "none", { soldOut: [ghee] });
    await follow(`#order=${milk},camel-milk,${ghee},${milk}`);

    const line = `${nameOf(milk, copy)} ${priceOf(milk)}`;
    expect(rows()).toEqual([line, line, nameOf(ghee, copy), "camel-milk"]);
    expect(screen.getByText(sharedCart.missing)).toBeVisible();
    expect(total(copy)).toBe(priceOf(milk, milk));
    expect(screen.queryByRole("button", { name: sharedCart.replace })).toBeNull();
    expect(window.location.hash).toBe("");
  });

  test("the cart changes as the shopper answers, and not before", async () => {
    const user = await renderOrder([curd]);
    await follow(`#order=${milk}`);
    expect(popup(sharedCart.title).getByText(sharedCart.inCart.one)).toBeVisible();
    await user.click(button(sharedCart.notNow));
    await user.click(cartButton(copy, 1));
    expect(rows()).toEqual([rowOf(curd)]);

    await follow(`#order=${milk}`);
    await user.click(button(sharedCart.replace));
    expect(rows()).toEqual([rowOf(milk)]);
    expect(screen.getByText(fill(cart.replaced.one, { count: 1 }))).toBeVisible();
    await user.click(button(cart.undo));
    expect(rows()).toEqual([rowOf(curd)]);

    await follow(`#order=${milk}`);
    await user.click(button(sharedCart.add));
    expect(rows()).toEqual([rowOf(curd), rowOf(milk)]);
  });

  test.each([
    ["#order=%3Cimg%20onerror=alert(1)%3E,__proto__", "nothing", 2],
    [`#order=${`${milk},`.repeat(2000)}`, "tooLong", 0],
  ] as const)(
    "an absurd link does no harm, and shows as text: %.30s",
    async (link, title, named) => {
      const user = await renderOrder([curd]);
      await follow(link);

      expect(popup(sharedCart[title].title).queryAllByRole("listitem")).toHaveLength(named);
      await user.click(button(sharedCart.look));
      expect(cartButton(copy, 1)).toBeVisible();
    },
  );
});
