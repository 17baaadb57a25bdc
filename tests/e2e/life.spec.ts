import type { Page, Route } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { orderLink } from "@/lib/order/link";
import { orderReference } from "@/lib/order/message";
import { stockPath, pathTo } from "@/lib/paths";
import { fill } from "@/lib/fill";
import { ghee, itemsWith, milk, nameOf, priceOf } from "@/tests/support/goods";
import { now, shortDraft } from "@/tests/support/orders";
import { expect, setClock, takeExpected, test } from "@/tests/support/shop";
import {
  addItem,
  cartButton,
  deliver,
  expectClosed,
  fieldOf,
  fillOrder,
  markDocument,
  numberOf,
  openDelivery,
  popup,
  press,
  setHidden,
  textOf,
  typeDelivery,
} from "@/tests/support/steps";

const { buttons, cart, delivery, prepared } = en;
const minutes = (count: number) => now.getTime() + count * 60_000;
const nextEvening = minutes(24 * 60);

/** Sends what is in the cart, and closes the popup. Returns the message. */
async function send(page: Page, chats: string[], answer?: string): Promise<string> {
  const sent = chats.length;
  if (answer) await page.getByRole("radio", { name: answer }).check();
  await deliver(page);
  await expect.poll(() => chats.length).toBe(sent + 1);
  await expect(page.getByText(prepared.notOpened)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  return textOf(chats.at(-1));
}

const referenceOf = (number: string, at: number) =>
  orderReference({ number, placedAt: new Date(at) }, en.order);
const insteadOf = (number: string) => fill(en.order.insteadOf, { numbers: number });
const [insteadWords = ""] = en.order.insteadOf.split("{");

/** Orders a liter of milk, and closes the popup. */
async function orderMilk(page: Page, chats: string[]): Promise<string> {
  await fillOrder(page);
  return send(page, chats);
}

// At which times: tests/unit/order/prepare.test.ts.
test("for two hours an order stays the same, the next evening not", async ({ page, chats }) => {
  const first = await orderMilk(page, chats);
  await setClock(page, minutes(119));
  await openDelivery(page);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await deliver(page);
  await expect.poll(() => chats.length).toBe(2);
  expect(textOf(chats[1])).toBe(first);

  // A popup that was open overnight sends no order of yesterday.
  await setClock(page, nextEvening);
  await page.getByRole("link", { name: prepared.openWhatsApp }).click();
  const second = await send(page, chats);
  expect(numberOf(second)).not.toBe(numberOf(first));
  expect(second).toContain(`\n${referenceOf(numberOf(second), nextEvening)}\n`);
  expect(second).not.toContain(insteadWords);

  await openDelivery(page);
  await deliver(page);
  await setHidden(page, true);
  await setClock(page, minutes(2 * 24 * 60));
  await setHidden(page, false);
  await expectClosed(page);
  await expect(cartButton(page, 1)).toBeVisible();
});

test("what has changed is asked about: instead, or in addition", async ({ page, chats }) => {
  const { alerts, relation } = delivery;
  const first = numberOf(await orderMilk(page, chats));
  await setClock(page, minutes(5));
  await cartButton(page).click();
  await press(page, cart.remove, buttons.close);
  await addItem(page, ghee);
  await openDelivery(page);
  const question = fill(relation.question, { number: first, total: priceOf(milk) });
  const before = fill(relation.before, { number: first, items: nameOf(milk) });
  const group = page.getByRole("radiogroup", { name: question });
  const orders = `${before} ${fill(relation.now, { items: nameOf(ghee) })}`;
  await expect(group).toHaveAccessibleDescription(orders);
  await expect(group.locator(":invalid, [aria-invalid=true]")).toHaveCount(0);
  const answer = (name: string) => page.getByRole("radio", { name });
  await expect(answer(relation.instead)).toHaveAccessibleDescription(
    fill(relation.comes.instead, { total: priceOf(ghee) }),
  );
  await expect(answer(relation.addition)).toHaveAccessibleDescription(
    fill(relation.comes.addition, { total: priceOf(milk, ghee) }),
  );
  // The question stands above the fields.
  await expect(answer(relation.instead)).toBeInViewport({ ratio: 1 });
  await deliver(page);
  await expect(popup(page, delivery.title).getByRole("alert")).toHaveText(alerts["fields-missing"]);
  await expect(answer(relation.instead)).toBeFocused();
  await expect(page.getByText(relation.missing)).toBeVisible();
  expect(chats).toHaveLength(1);
  const second = await send(page, chats, relation.addition);
  expect(second).not.toContain(insteadWords);
  expect(second).toContain(nameOf(ghee, en, " - "));
  expect(second).not.toContain(nameOf(milk, en, " - "));

  // For the parents, by the same phone: only a detail has changed.
  await openDelivery(page);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await typeDelivery(page, { ...shortDraft, name: "Ram Devi" });
  const changed = fill(relation.changed, { fields: en.order.fields.name.label });
  await expect(page.getByText(changed)).toBeVisible();
  const third = await send(page, chats, relation.instead);
  expect(third).toContain(`\n${insteadOf(numberOf(second))}\n`);
  expect(third).not.toContain(first);

  // A form that lies open overnight is the next day's order, whatever is answered.
  await openDelivery(page);
  await typeDelivery(page, shortDraft);
  await setClock(page, minutes(24 * 60));
  expect(await send(page, chats, relation.instead)).not.toContain(insteadWords);
});

test("Checkout always opens the form, but an old page loads anew", async ({ page, complaints }) => {
  await page.goto("/products");
  await addItem(page, milk);
  const isSameDocument = await markDocument(page);
  const hotel = { contentType: "text/html", body: "Log in to our network" };
  for (const answer of [() => undefined, (route: Route) => route.fulfill(hotel)]) {
    await page.route(stockPath, answer);
    await openDelivery(page);
    await press(page, delivery.cancel);
    await expectClosed(page);
  }
  expect(await isSameDocument()).toBe(true);

  let asked = 0;
  await page.route(stockPath, async (route) => {
    asked++;
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} 1\n` });
  });
  const opened = popup(page, cart.title);
  await cartButton(page).click();
  await press(page, cart.checkout);
  await expect(opened).toContainText(cart.renewed);
  expect(await isSameDocument()).toBe(false);
  await expect(opened.getByRole("listitem")).toContainText([nameOf(milk)]);
  await press(page, cart.checkout);
  await expect(popup(page, delivery.title)).toBeVisible();
  expect(asked).toBe(1);

  // What is typed is worth more than a new page: then the form says so, and leaves it to the shopper.
  await typeDelivery(page);
  await press(page, delivery.cancel);
  await cartButton(page).click();
  await expect(opened).not.toContainText(cart.renewed);
  await press(page, cart.checkout);
  await expect(popup(page, delivery.title)).toContainText(delivery.outdated);
  await expect(fieldOf(page, "name")).toHaveValue(shortDraft.name);
  expect(asked).toBe(2);
  await press(page, delivery.renew);
  await expect(opened).toContainText(cart.renewed);
  takeExpected(complaints);
});

test("an order link whose # was encoded leads to the panel", async ({ page }) => {
  for (const { language, sharedCart } of [en, hi]) {
    const path = pathTo(language, "products");
    const { href } = new URL(orderLink(`http://shop.example${path}`, itemsWith(milk, ghee)));
    const [, order = ""] = href.split("#");
    await page.goto(`${path}%23${order}?utm_source=mail`);
    await expect(popup(page, sharedCart.title).getByRole("listitem")).toHaveCount(2);
    await expect(popup(page, sharedCart.title)).not.toContainText(sharedCart.cut.title);
  }
});
