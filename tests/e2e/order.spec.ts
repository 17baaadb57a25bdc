import { en, hi } from "@/lib/copy";
import { pathTo } from "@/lib/paths";
import { bigCow, milk, paneer, pathOf, priceOf } from "@/tests/support/goods";
import { composed, sampleOrder } from "@/tests/support/orders";
import { expect, expectScripts, test } from "@/tests/support/shop";
import * as steps from "@/tests/support/steps";

for (const copy of [en, hi]) {
  const { language, home, buttons } = copy;

  test(`a household orders in ${language} @engines @live`, async ({ page, chats }) => {
    await page.goto(pathTo(language, "home"));
    await page.getByRole("link", { name: home.order }).click();
    await steps.addItem(page, bigCow, copy);
    await steps.addItem(page, paneer, copy);
    await steps.openDelivery(page, copy);
    const typed = {
      name: "Sita Devi",
      address1: "Ward 7, Station Road",
      mobile: "+91 98765-43210",
    };
    await steps.typeDelivery(page, { ...typed, address2: "Near old well" }, copy);
    await steps.deliver(page, copy);

    await expect.poll(() => chats.length).toBe(1);
    const message = steps.textOf(chats[0]).replace(/DM-\w{4}/, sampleOrder.number);
    const difference =
      "The order has another text: SITE_URL is wrong, or the shop is not this folder's.";
    expect(message, difference).toBe(composed(sampleOrder, copy).message);
    const seller = await page.locator("link[rel=help]").getAttribute("href");
    expect(chats[0]?.split("&text=")[0]).toBe(seller?.split("&text=")[0]);
    // In some browsers the tab of the chat hides the page, which then asks whether the order has gone out.
    const ready = page.getByRole("dialog");
    const link = ready.getByRole("link", { name: "WhatsApp" });
    await expect(link).toHaveAttribute("href", chats[0] ?? "");
    await ready.getByRole("button", { name: buttons.close }).click();
    await expect(steps.cartButton(page, 2, copy)).toBeVisible();
  });
}

test("double taps and a held Enter count once; the focus returns", async ({ page, chats }) => {
  await page.goto("/products");
  await steps.card(page, milk).getByRole("button").dblclick();
  await expect(steps.popup(page, en.added.title)).toBeVisible();
  await page.getByRole("button", { name: en.added.goToCart }).dblclick();
  const cart = steps.popup(page, en.cart.title);
  await cart.getByRole("button", { name: en.cart.addOneMore }).click();
  await cart.getByRole("button", { name: en.cart.remove }).first().dblclick();
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  await cart.getByRole("button", { name: en.cart.checkout }).dblclick();
  await steps.typeDelivery(page);
  await page.getByRole("button", { name: en.delivery.deliver }).dblclick();
  await expect.poll(() => chats.length).toBe(1);
  await page.getByRole("button", { name: en.buttons.close }).dblclick();
  await steps.openDelivery(page);
  await expect(page.getByRole("heading", { name: en.delivery.title })).toBeFocused();
  await steps.fieldOf(page, "mobile").focus();
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page.getByRole("heading", { name: en.prepared.title })).toBeFocused();
  await expect.poll(() => chats.length).toBe(2);
  await page.getByRole("button", { name: en.buttons.close }).press("Enter");
  await expect(steps.cartButton(page)).toBeFocused();
});

test("where little is in view, the main action is, and the field typed in", async ({ page }) => {
  const sixty = Array<string>(60).fill(milk);
  await page.goto(pathOf(milk));
  await expectScripts(page);
  await page.evaluate((ids) => void (location.hash = `#order=${ids}`), sixty.join());
  await page.getByRole("button", { name: en.sharedCart.add, exact: true }).click();
  const cart = steps.popup(page, en.cart.title);
  await expect(cart.getByText(priceOf(...sixty))).toBeInViewport({ ratio: 1 });
  await expect(cart.getByRole("button", { name: en.cart.checkout })).toBeInViewport({ ratio: 1 });
  await cart.getByRole("button", { name: en.cart.remove }).last().click();
  await expect(cart.getByRole("button", { name: en.cart.undo })).toBeInViewport({ ratio: 1 });

  await cart.getByRole("button", { name: en.cart.checkout }).click();
  await steps.deliver(page);
  await expect(page.getByText(en.order.fields.name.missing)).toBeVisible();
  const submit = page.getByRole("button", { name: en.delivery.deliver });
  for (const [width, height] of [
    [360, 420],
    [320, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const field of ["name", "mobile", "landmark"] as const) {
      const input = steps.fieldOf(page, field);
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
});
