import type { Page, Route } from "playwright/test";
import { copyIn, en, hi, type Copy } from "@/lib/copy";
import { orderLink } from "@/lib/order/link";
import { orderReference } from "@/lib/order/message";
import { offerPath, pathTo } from "@/lib/paths";
import { fill } from "@/lib/fill";
import { curd, ghee, itemsWith, milk, nameOf, pathOf, priceOf } from "@/tests/support/goods";
import { now, shortDraft } from "@/tests/support/orders";
import { expect, setClock, takeExpected, test } from "@/tests/support/shop";
import {
  addItem,
  cartButton,
  deliver,
  expectClosed,
  fieldOf,
  markDocument,
  openDelivery,
  popup,
  setHidden,
  textOf,
  typeDelivery,
} from "@/tests/support/steps";

const { cart, delivery, prepared } = en;
const minutes = (count: number) => now.getTime() + count * 60_000;
const nextEvening = minutes(24 * 60);

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

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

const numberOf = (message: string) => /DM-\w{4}/.exec(message)?.[0] ?? "no number";
const referenceOf = (number: string, at: number) =>
  orderReference({ number, placedAt: new Date(at) }, en.order);
const insteadOf = (number: string) => fill(en.order.insteadOf, { numbers: number });
const [insteadWords = ""] = en.order.insteadOf.split("{");

/** Orders a liter of milk, and closes the popup. */
async function orderMilk(page: Page, chats: string[]): Promise<string> {
  await page.goto("/products");
  await addItem(page, milk);
  await openDelivery(page);
  await typeDelivery(page);
  return send(page, chats);
}

// At which times: tests/unit/order/prepare.test.ts.
test("the same order sent again within two hours keeps number and time @engines", async ({
  page,
  chats,
}) => {
  const first = await orderMilk(page, chats);
  await setClock(page, minutes(119));
  await openDelivery(page);
  await expect(page.getByRole("radio")).toHaveCount(0);
  expect(await send(page, chats)).toBe(first);
});

test("what is ordered the next evening is an order of its own @engines", async ({
  page,
  chats,
}) => {
  const first = numberOf(await orderMilk(page, chats));
  await setClock(page, nextEvening);
  await addItem(page, curd);
  await openDelivery(page);
  await expect(page.getByRole("radio")).toHaveCount(0);
  const second = await send(page, chats);
  expect(numberOf(second)).not.toBe(first);
  expect(second).toContain(`\n${referenceOf(numberOf(second), nextEvening)}\n`);
  expect(second).not.toContain(insteadWords);
});

test("a popup that was open overnight sends no order of yesterday", async ({ page, chats }) => {
  await page.goto("/products");
  await addItem(page, milk);
  await openDelivery(page);
  await typeDelivery(page);
  await deliver(page);
  await expect(popup(page, prepared.title)).toBeVisible();
  await setClock(page, nextEvening);
  await page.getByRole("link", { name: prepared.openWhatsApp }).click();
  const message = await send(page, chats);
  expect(message).toContain(referenceOf(numberOf(message), nextEvening));

  await openDelivery(page);
  await deliver(page);
  await setHidden(page, true);
  await setClock(page, minutes(3 * 24 * 60));
  await setHidden(page, false);
  await expectClosed(page);
  await expect(cartButton(page, 1)).toBeVisible();
});

test("what has changed within two hours is asked about: instead, or in addition", async ({
  page,
  chats,
}) => {
  const { alerts, relation } = delivery;
  const first = numberOf(await orderMilk(page, chats));
  await setClock(page, minutes(5));
  await cartButton(page).click();
  await press(page, cart.remove);
  await press(page, cart.close);
  await addItem(page, ghee);
  await openDelivery(page);
  const question = fill(relation.question, { number: first, total: priceOf(milk) });
  await expect(page.getByRole("group", { name: question })).toHaveAccessibleDescription(
    new RegExp(fill(relation.before, { number: first, items: nameOf(milk) })),
  );
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
  const third = await send(page, chats, relation.instead);
  expect(third).toContain(`\n${insteadOf(numberOf(second))}\n`);
  expect(third).not.toContain(first);
});

for (const copy of [en, hi]) {
  test(`once the page was out of sight it asks whether the order has gone out, in ${copy.language}`, async ({
    page,
    chats,
  }) => {
    await page.goto(pathOf(milk, copy.language));
    await press(page, copy.productsPage.form.add);
    await press(page, copy.added.goToCart);
    await press(page, copy.cart.checkout);
    await typeDelivery(page, shortDraft, copy);
    await press(page, copy.delivery.deliver);
    await expect(popup(page, copy.prepared.title)).toContainText(copy.prepared.text);
    await expect(popup(page, copy.prepared.title)).toContainText(copy.prepared.notOpened);
    const number = numberOf(textOf(chats[0]));
    await setHidden(page, true);
    await setHidden(page, false);
    const asked = popup(page, fill(copy.prepared.asked, { number }));
    await expect(asked).toContainText(copy.prepared.notOpened);
    const again = asked.getByRole("link", { name: copy.prepared.openAgain });
    await expect(again).toHaveAttribute("href", chats[0] ?? "");

    await press(page, copy.prepared.change);
    await press(page, copy.cart.addOneMore);
    await press(page, copy.cart.checkout);
    const form = popup(page, copy.delivery.title);
    await expect(form.getByRole("radio")).toHaveCount(0);
    await press(page, copy.delivery.deliver);
    await expect.poll(() => chats.length).toBe(2);
    const changed = textOf(chats[1]);
    expect(changed).toContain(fill(copy.order.insteadOf, { numbers: number }));
    await setHidden(page, true);
    await press(page, copy.prepared.yes);
    await expectClosed(page);
    await expectEmpty(page, copy);
  });
}

async function expectEmpty(page: Page, copy: Copy): Promise<void> {
  await page.getByRole("button", { name: copy.cartButton.text, exact: true }).click();
  await expect(popup(page, copy.cart.title)).toContainText(copy.cart.empty);
}

test("an old page is loaded anew at Checkout, with its cart, and says so once @engines", async ({
  page,
}) => {
  let asked = 0;
  await page.route(offerPath, async (route) => {
    asked += 1;
    await route.fulfill({ contentType: "text/plain", body: `${ghee} 1\n` });
  });
  await page.goto("/products");
  await addItem(page, milk);
  const isSameDocument = await markDocument(page);
  await cartButton(page).click();
  await press(page, cart.checkout);
  const opened = popup(page, cart.title);
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
});

for (const [what, answer] of [
  ["the shop is as it was", (route: Route) => route.continue()],
  ["there is no network", (route: Route) => route.abort()],
  ["nothing answers in time", () => undefined],
  [
    "a hotel's network answers",
    (route: Route) => route.fulfill({ contentType: "text/html", body: "Hotel" }),
  ],
] as const) {
  test(`Checkout opens the form where ${what} @engines`, async ({ page, complaints }) => {
    await page.route(offerPath, answer);
    await page.goto("/products");
    await addItem(page, milk);
    const isSameDocument = await markDocument(page);
    await openDelivery(page);
    expect(await isSameDocument()).toBe(true);
    takeExpected(complaints);
  });
}

for (const language of ["en", "hi"] as const) {
  test(`an order link whose # was encoded leads to the panel, in ${language} @engines`, async ({
    page,
  }) => {
    const path = pathTo(language, "products");
    const { href } = new URL(orderLink(`http://shop.example${path}`, itemsWith(milk, ghee)));
    const [, order = ""] = href.split("#");
    await page.goto(`${path}%23${order}?utm_source=mail`);
    const { sharedCart } = copyIn[language];
    await expect(popup(page, sharedCart.title).getByRole("listitem")).toHaveCount(2);
    await expect(popup(page, sharedCart.title)).not.toContainText(sharedCart.cut.title);
  });
}
