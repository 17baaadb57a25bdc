import { en, hi } from "@/lib/copy";
import { bigCow, itemsWith, milk, paneer, pathOf, priceOf, radioOf } from "@/tests/support/goods";
import {
  composed,
  detailsWith,
  orderWith,
  sampleMessage,
  sampleOrder,
} from "@/tests/support/orders";
import { expect, expectScripts, test } from "@/tests/support/shop";
import {
  addItem,
  card,
  cartButton,
  deliver,
  fieldOf,
  openDelivery,
  popup,
  textOf,
  typeDelivery,
} from "@/tests/support/steps";

/** Returns the message in a chat link, with the number that all examples have in place of its own. */
const messageOf = (link?: string) => textOf(link).replace(/DM-\w{4}/, sampleOrder.number);

test("a household orders in English", { tag: ["@engines", "@live"] }, async ({ page, chats }) => {
  await page.goto("/");
  await page.getByRole("link", { name: en.home.order }).click();
  await addItem(page, bigCow);
  await addItem(page, paneer);
  await openDelivery(page);
  await typeDelivery(page, {
    name: "Sita Devi",
    address1: "Ward 7, Station Road",
    address2: "Near old well",
    mobile: "+91 98765-43210",
  });
  await deliver(page);

  const message =
    "The order has another text: SITE_URL is wrong, or the shop is not this folder's.";
  await expect
    .poll(() => chats.map((link) => messageOf(link)), { message })
    .toEqual([sampleMessage()]);
  const seller = await page.locator("link[rel=help]").getAttribute("href");
  const [beforeText] = seller?.split("&text=") ?? [];
  expect(chats[0]?.split("&text=")[0]).toBe(beforeText);
  // In some browsers the tab of the chat hides the page, which then asks whether the order has gone out.
  const ready = page.getByRole("dialog");
  const link = ready.getByRole("link", { name: en.prepared.openWhatsApp });
  await expect(link).toHaveAttribute("href", chats[0] ?? "");
  await ready.getByRole("button", { name: en.buttons.close }).click();
  await expect(cartButton(page, 2)).toBeVisible();
});

test("a household orders in Hindi", async ({ page, chats }) => {
  await page.goto(pathOf(milk, "hi"));
  await page.getByRole("radio", { name: radioOf(milk, hi), exact: true }).check();
  await page.getByRole("button", { name: hi.productsPage.form.add }).click();
  await page.getByRole("button", { name: hi.added.goToCart }).click();
  await page.getByRole("button", { name: hi.cart.checkout }).click();
  const typed = { name: "सीता देवी", address1: "वार्ड 7", mobile: "९८७६५ ४३२१०", landmark: "मंदिर" };
  await typeDelivery(page, typed, hi);
  await page.getByRole("button", { name: hi.delivery.deliver }).click();

  await expect.poll(() => chats.length).toBe(1);
  const order = orderWith({ items: itemsWith(milk), details: detailsWith(typed) });
  expect(messageOf(chats[0])).toBe(composed(order, hi).message);
});

test("double taps and a held Enter count once; the focus returns", async ({ page, chats }) => {
  await page.goto("/products");
  await card(page, milk).getByRole("button").dblclick();
  await expect(popup(page, en.added.title)).toBeVisible();
  await page.getByRole("button", { name: en.added.goToCart }).dblclick();
  const cart = popup(page, en.cart.title);
  await cart.getByRole("button", { name: en.cart.addOneMore }).click();
  await cart.getByRole("button", { name: en.cart.remove }).first().dblclick();
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  await cart.getByRole("button", { name: en.cart.checkout }).dblclick();
  await typeDelivery(page);
  await page.getByRole("button", { name: en.delivery.deliver }).dblclick();
  await expect.poll(() => chats.length).toBe(1);
  await page.getByRole("button", { name: en.buttons.close }).dblclick();
  await openDelivery(page);
  await expect(page.getByRole("heading", { name: en.delivery.title })).toBeFocused();
  await fieldOf(page, "mobile").focus();
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page.getByRole("heading", { name: en.prepared.title })).toBeFocused();
  await expect.poll(() => chats.length).toBe(2);
  await page.getByRole("button", { name: en.buttons.close }).press("Enter");
  await expect(cartButton(page)).toBeFocused();
});

test("lines scroll while total and Checkout stay in view", async ({ page }) => {
  const sixty = Array<string>(60).fill(milk);
  await page.goto(pathOf(milk));
  await expectScripts(page);
  await page.evaluate((ids) => void (location.hash = `#order=${ids}`), sixty.join());
  await page.getByRole("button", { name: en.sharedCart.add, exact: true }).click();
  const cart = popup(page, en.cart.title);
  await expect(cart.getByRole("listitem")).toHaveCount(60);
  await expect(cart.getByText(priceOf(...sixty))).toBeInViewport({ ratio: 1 });
  await expect(cart.getByRole("button", { name: en.cart.checkout })).toBeInViewport({ ratio: 1 });
  await cart.getByRole("button", { name: en.cart.remove }).last().click();
  await expect(cart.getByRole("button", { name: en.cart.undo })).toBeInViewport({ ratio: 1 });
});

/** Runs in the page: fills fields of the form as browsers do that tell nobody. */
function fillSilently(texts: Record<string, string>): void {
  for (const [id, text] of Object.entries(texts)) {
    const field = document.getElementById(id);
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    value?.set?.call(field, text);
  }
}

test("the field typed in stays in view; what all show is sent", async ({ page, chats }) => {
  const { address2, landmark } = en.order.fields;
  await page.goto("/products");
  await addItem(page, milk);
  await openDelivery(page);
  await deliver(page);
  await expect(page.getByText(en.order.fields.name.missing)).toBeVisible();
  const submit = page.getByRole("button", { name: en.delivery.deliver });
  for (const [width, height] of [
    [360, 420],
    [320, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const field of ["name", "mobile", "landmark"] as const) {
      const input = fieldOf(page, field);
      // As a keyboard's button to the next field does it. The text is a wrong number, which brings a hint.
      await input.focus();
      await input.fill("1");
      const label = page.locator("label", { hasText: en.order.fields[field].label });
      const [labelBox, inputBox, submitBox] = await Promise.all(
        [label, input, submit].map((part) => part.boundingBox()),
      );
      expect(labelBox?.y).toBeGreaterThanOrEqual(0);
      expect((inputBox?.y ?? 0) + (inputBox?.height ?? 0)).toBeLessThanOrEqual(submitBox?.y ?? 0);
      await expect(submit).toBeInViewport({ ratio: 1 });
    }
  }

  await fieldOf(page, "mobile").fill("9876543210");
  await page.evaluate(fillSilently, { name: "Sita", address1: "Ward 7", landmark: "Well" });
  await page.evaluate(fillSilently, { address2: "Old road", landmark: "" });
  await page.getByRole("button", { name: en.delivery.cancel }).click();
  await openDelivery(page);
  await deliver(page);
  await expect.poll(() => chats.length).toBe(1);
  const text = textOf(chats[0]);
  expect(text).toContain(": Sita\n");
  expect(text).toContain(`: Ward 7\n${address2.label}: Old road\n`);
  expect(text).toContain(`: 9876543210\n${landmark.label}: ${landmark.emptyText}\n`);
});
