import { act, screen } from "@testing-library/react";
import { change } from "@/components/visit/use-visit";
import { remember } from "@/lib/order/prepare";
import { showPrepared } from "@/lib/order/visit";
import { findItems, listItems, totalOf } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { callLink, chatLink, smsLink } from "@/lib/shop/links";
import { fill } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import { bigCow, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";
import { popup, renderOrder, rows, total } from "@/tests/support/jest/order";
import { sampleMessage, sampleOrder } from "@/tests/support/orders";

const { whatsapp, phone } = testConfig;
const ids = [bigCow, paneer];

inBothLanguages((copy) => {
  const { cartButton, ready: readyWords, returned } = copy;

  test("an order that is ready can be sent in four other ways", async () => {
    const user = await renderOrder(ids);
    act(() => change(showPrepared(remember(sampleOrder))));
    const ready = popup(readyWords.title);
    const said = {
      number: sampleOrder.number,
      count: 2,
      total: formatRupees(totalOf(findItems(ids))),
    };
    expect(ready.getByText(fill(readyWords.order.other, said))).toBeVisible();
    expect(ready.getByText(listItems(findItems(ids), copy.order))).toBeVisible();
    const link = (name: string) => ready.getByRole<HTMLAnchorElement>("link", { name });
    const message = sampleMessage(copy);

    expect(link(readyWords.openWhatsApp)).toHaveAttribute("href", chatLink(whatsapp, message));
    // In the same tab: a second one is what the browser has just refused.
    expect(link(readyWords.openWhatsApp)).not.toHaveAttribute("target");
    expect(link(readyWords.sms)).toHaveAttribute("href", smsLink(whatsapp, message));
    expect(link(readyWords.call)).toHaveAttribute("href", callLink(phone));
    await user.click(ready.getByRole("button", { name: readyWords.copy }));
    expect(await ready.findByText(readyWords.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(message);
  });

  test("a new order begins with an empty cart", async () => {
    const user = await renderOrder(ids);
    act(() => change(showPrepared(remember(sampleOrder))));
    await user.click(screen.getByRole("button", { name: readyWords.startNew }));

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: cartButton.text })).toBeVisible();
  });

  test("the question whether an order went out names its number, items and total", async () => {
    await renderOrder([...ids, paneer], "returned");
    act(() => change((visit) => ({ ...visit, ...remember(sampleOrder), details: undefined })));

    const question = fill(returned.text, { number: sampleOrder.number });
    expect(popup(returned.title).getByText(question)).toBeVisible();
    expect(rows()).toEqual([
      `${nameOf(bigCow, copy)} ${priceOf(bigCow)}`,
      `2 × ${nameOf(paneer, copy)} ${priceOf(paneer, paneer)}`,
    ]);
    const { total: label } = copy.cart;
    expect(total(label)).toBe(`${label} ${priceOf(bigCow, paneer, paneer)}`);
  });
});
