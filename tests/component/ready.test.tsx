import { act, screen } from "@testing-library/react";
import { change } from "@/components/visit/use-visit";
import { remember } from "@/lib/order/prepare";
import { showPrepared } from "@/lib/order/visit";
import { callLink, chatLink, smsLink } from "@/lib/shop/links";
import { fill } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import { bigCow, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";
import { button, cartButton, popup, renderOrder, rows, total } from "@/tests/support/jest/order";
import { sampleMessage, sampleOrder } from "@/tests/support/orders";

const { whatsapp, phone } = testConfig;
const ids = [bigCow, paneer];
const { number } = sampleOrder;

inBothLanguages((copy) => {
  const { ready: words, returned } = copy;

  test("an order that is ready can be sent in four other ways, and gives way to a new one", async () => {
    const user = await renderOrder(ids);
    act(() => change(showPrepared(remember(sampleOrder))));
    const ready = popup(words.title);
    const summary = fill(words.order.other, { number, count: 2, total: priceOf(...ids) });
    const message = sampleMessage(copy);
    expect(ready.getByText(summary)).toBeVisible();
    expect(ready.getByText(`${nameOf(bigCow, copy)}, ${nameOf(paneer, copy)}`)).toBeVisible();
    const links = ready.getAllByRole<HTMLAnchorElement>("link");
    // Without a target: a second tab is what the browser has just refused.
    expect(links.map((a) => [a.text, a.getAttribute("href"), a.target])).toEqual([
      [words.openWhatsApp, chatLink(whatsapp, message), ""],
      [words.sms, smsLink(whatsapp, message), ""],
      [words.call, callLink(phone), ""],
    ]);

    await user.click(button(words.copy));
    expect(await ready.findByText(words.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(message);

    await user.click(button(words.startNew));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(cartButton(copy, 0)).toBeVisible();
  });

  test("the question whether an order went out names its number, items and total", async () => {
    await renderOrder([...ids, paneer], "returned");
    act(() => change((visit) => ({ ...visit, ...remember(sampleOrder), details: undefined })));

    expect(popup(returned.title).getByText(fill(returned.text, { number }))).toBeVisible();
    expect(rows()).toEqual([
      `${nameOf(bigCow, copy)} ${priceOf(bigCow)}`,
      `2 × ${nameOf(paneer, copy)} ${priceOf(paneer, paneer)}`,
    ]);
    expect(total(copy)).toBe(priceOf(bigCow, paneer, paneer));
  });
});
