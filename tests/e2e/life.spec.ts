import type { Page, Route } from "playwright/test";
import { en } from "@/lib/copy";
import { orderReference } from "@/lib/order/message";
import { stockPath } from "@/lib/paths";
import { fill } from "@/lib/shop/format";
import { ghee, milk, nameOf, priceOf } from "@/tests/support/goods";
import { now, shortDraft } from "@/tests/support/orders";
import { expect, setClock, takeExpected, test } from "@/tests/support/shop";
import * as steps from "@/tests/support/steps";

const { buttons, cart, delivery, prepared } = en;
const { relation } = delivery;
const minutes = (count: number) => now.getTime() + count * 60_000;
const nextEvening = minutes(24 * 60);
const [insteadWords = ""] = en.order.insteadOf.split("{");

/** Sends what is in the cart, and closes the popup. Returns the message. */
async function send(page: Page, chats: string[], answer?: string): Promise<string> {
  const sent = chats.length;
  if (answer) await page.getByRole("radio", { name: answer }).check();
  await steps.deliver(page);
  await expect.poll(() => chats.length).toBe(sent + 1);
  await expect(page.getByText(prepared.notOpened)).toBeVisible();
  await page.keyboard.press("Escape");
  await steps.expectClosed(page);
  return steps.textOf(chats.at(-1));
}

// At which times: tests/unit/order/prepare.test.ts.
test("for two hours an order stays the same, the next evening not", async ({ page, chats }) => {
  await steps.fillOrder(page);
  const first = await send(page, chats);
  await setClock(page, minutes(119));
  await steps.openDelivery(page);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await steps.deliver(page);
  await expect.poll(() => chats.map(steps.textOf)).toEqual([first, first]);

  // A popup that was open overnight sends no order of yesterday.
  await setClock(page, nextEvening);
  await page.getByRole("link", { name: prepared.openWhatsApp }).click();
  const second = await send(page, chats);
  const number = steps.numberOf(second);
  expect(first).not.toContain(number);
  const reference = orderReference({ number, placedAt: nextEvening }, en.order);
  expect(second).toContain(`\n${reference}\n`);
  expect(second).not.toContain(insteadWords);

  await steps.openDelivery(page);
  await steps.deliver(page);
  await steps.setHidden(page, true);
  await setClock(page, minutes(2 * 24 * 60));
  await steps.setHidden(page, false);
  await steps.expectClosed(page);
  await expect(steps.cartButton(page, 1)).toBeVisible();
});

test("what has changed is asked about: instead, or in addition", async ({ page, chats }) => {
  await steps.fillOrder(page);
  const first = steps.numberOf(await send(page, chats));
  await setClock(page, minutes(5));
  await steps.cartButton(page).click();
  await steps.press(page, cart.remove, buttons.close);
  await steps.addItem(page, ghee);
  await steps.openDelivery(page);
  const question = fill(relation.question, { number: first, total: priceOf(milk) });
  const before = fill(relation.before, { number: first, items: nameOf(milk) });
  const group = page.getByRole("radiogroup", { name: question });
  const orders = `${before} ${fill(relation.now, { items: nameOf(ghee) })}`;
  await expect(group).toHaveAccessibleDescription(orders);
  await expect(group.locator(":invalid, [aria-invalid=true]")).toHaveCount(0);
  for (const [answer, toPay] of [
    ["instead", priceOf(ghee)],
    ["addition", priceOf(milk, ghee)],
  ] as const) {
    const comes = fill(relation.comes[answer], { total: toPay });
    const radio = group.getByRole("radio", { name: relation[answer] });
    await expect(radio).toHaveAccessibleDescription(comes);
    // The question stands above the fields.
    await expect(radio).toBeInViewport({ ratio: 1 });
  }
  await steps.deliver(page);
  const alert = steps.popup(page, delivery.title).getByRole("alert");
  await expect(alert).toHaveText(delivery.alerts["fields-missing"]);
  await expect(group.getByRole("radio").first()).toBeFocused();
  await expect(page.getByText(relation.missing)).toBeVisible();
  expect(chats).toHaveLength(1);
  const second = await send(page, chats, relation.addition);
  expect(second).not.toContain(insteadWords);
  expect(second).toContain(nameOf(ghee, en, " - "));
  expect(second).not.toContain(nameOf(milk, en, " - "));

  // For the parents, by the same phone: only a detail has changed.
  await steps.openDelivery(page);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await steps.typeDelivery(page, { ...shortDraft, name: "Ram Devi" });
  const changed = fill(relation.changed, { fields: en.order.fields.name.label });
  await expect(page.getByText(changed)).toBeVisible();
  const third = await send(page, chats, relation.instead);
  expect(third).toContain(`\n${fill(en.order.insteadOf, { numbers: steps.numberOf(second) })}\n`);

  // A form that lies open overnight is the next day's order, whatever is answered.
  await steps.openDelivery(page);
  await steps.typeDelivery(page, shortDraft);
  await setClock(page, nextEvening);
  expect(await send(page, chats, relation.instead)).not.toContain(insteadWords);
});

test("Checkout always opens the form, but an old page loads anew", async ({ page, complaints }) => {
  await page.goto("/products");
  await steps.addItem(page, milk);
  const isSameDocument = await steps.markDocument(page);
  const hotel = { contentType: "text/html", body: "Log in to our network" };
  for (const answer of [() => undefined, (route: Route) => route.fulfill(hotel)]) {
    await page.route(stockPath, answer);
    await steps.openDelivery(page);
    await steps.press(page, delivery.cancel);
    await steps.expectClosed(page);
  }
  expect(await isSameDocument()).toBe(true);

  let asked = 0;
  await page.route(stockPath, async (route) => {
    asked++;
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} 1\n` });
  });
  const opened = steps.popup(page, cart.title);
  await steps.cartButton(page).click();
  await steps.press(page, cart.checkout);
  await expect(opened).toContainText(cart.renewed);
  // The old page says so, too, until it goes.
  await expect(async () => expect(await isSameDocument()).toBe(false)).toPass();
  await expect(opened.getByRole("listitem")).toContainText([nameOf(milk)]);
  await steps.press(page, cart.checkout);
  await expect(steps.popup(page, delivery.title)).toBeVisible();
  expect(asked).toBe(1);

  // What is typed is worth more than a new page: then the form says so, and leaves it to the shopper.
  await steps.typeDelivery(page);
  await steps.press(page, delivery.cancel);
  await steps.cartButton(page).click();
  await expect(opened).not.toContainText(cart.renewed);
  await steps.press(page, cart.checkout);
  await expect(steps.popup(page, delivery.title)).toContainText(delivery.outdated);
  await expect(steps.fieldOf(page, "name")).toHaveValue(shortDraft.name);
  expect(asked).toBe(2);
  await steps.press(page, delivery.renew);
  await expect(opened).toContainText(cart.renewed);
  takeExpected(complaints);
});
