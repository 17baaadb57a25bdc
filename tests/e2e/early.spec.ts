import { en } from "@/lib/copy";
import { findItems, itemName } from "@/lib/shop/catalogue";
import { bigMilk, milk, nameOf, pathOf, priceOf, radioOf } from "@/tests/support/goods";
import { expect, expectScripts, openEarly, test } from "@/tests/support/shop";
import { addItem, card, cartButton, expectClosed, popup } from "@/tests/support/steps";

/**
 * Runs in the page: taps Add to Cart of products at random moments, and at times OK, until the popups of the order are
 * there, and some more times, so that some taps come while React takes the page over. Returns the items' ids.
 */
async function tapAtRandom(): Promise<string[]> {
  let state = 1000;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const forms = [...document.querySelectorAll("article form")];
  const ids: string[] = [];
  for (let left = 15; left > 0;) {
    const form = forms[Math.floor(random() * forms.length)];
    const [option] = form?.querySelector("select")?.selectedOptions ?? [];
    form?.querySelector("button")?.click();
    ids.push(option?.dataset.id ?? "");
    for (let frames = random() * 4; frames > 0; frames--) await new Promise(requestAnimationFrame);
    if (random() < 0.3 || left === 1) {
      document.querySelector<HTMLElement>("[open] [data-action=close]")?.click();
    }
    if (!window.endBridge) left--;
  }
  return ids;
}

test("taps before, while and after scripts come count once each @engines", async ({ page }) => {
  const release = await openEarly(page, "/products");
  const tapped = page.evaluate(tapAtRandom);
  await expect(cartButton(page)).toHaveText(/\d\d/);
  release();

  const names = findItems(await tapped).map((item) => itemName(item, en.order));
  await expectClosed(page);
  expect(names.length).toBeGreaterThan(25);
  await cartButton(page, names.length).click();
  await expect(popup(page, en.cart.title).getByRole("listitem")).toContainText(names);
});

test("the first tap opens at once, before scripts; Back closes it @engines", async ({ page }) => {
  const release = await openEarly(page, pathOf(milk));
  const size = page.getByRole("radio", { name: radioOf(bigMilk), exact: true });
  const add = page.getByRole("button", { name: en.productsPage.form.add });
  await size.check();
  const isOpen = await add.evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector("dialog")?.matches(":modal");
  });
  expect(isOpen).toBe(true);
  const added = `${nameOf(bigMilk, en, ", ")}, ${priceOf(bigMilk)}`;
  await expect(popup(page, en.added.title)).toHaveAccessibleDescription(added);
  await expect(page.getByRole("heading", { name: en.added.title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await expect(cartButton(page, 1)).toBeVisible();

  await add.click();
  release();
  await expectScripts(page);
  await expect(page.getByRole("heading", { name: en.added.title })).toBeFocused();
  await expect(size).toBeChecked();
  await page.goBack();
  await expectClosed(page, pathOf(milk));
  await expect(cartButton(page, 2)).toBeVisible();
});

test("CART says what it opens with, offers call and chat, and opens @engines", async ({ page }) => {
  const release = await openEarly(page, "/products");
  await addItem(page, milk);
  await cartButton(page, 1).click();
  const opening = page.getByRole("status").filter({ hasText: en.cart.opening });
  const call = page.getByRole("link", { name: en.buttons.call, exact: true });
  await expect(opening).toContainText(`${nameOf(milk, en, ", ")}, ${priceOf(milk)}`);
  await expect(call).toBeHidden();
  // Ten seconds later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 10_000;
  });
  await expect(call).toBeVisible();
  // The page has such a link, too.
  await expect(page.getByRole("link", { name: en.buttons.chat }).last()).toBeVisible();
  release();

  await expect(page.getByRole("heading", { name: en.cart.title })).toBeFocused();
  await expect(opening).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(cartButton(page)).toBeFocused();
  expect(await card(page, milk).getByRole("combobox").inputValue()).toContain(
    nameOf(milk, en, " - "),
  );
});

test("Contact Us and the menu open before any script", async ({ page }) => {
  await openEarly(page, "/");
  const contact = page.getByRole("button", { name: en.contact.title });
  await contact.click();
  await expect(
    popup(page, en.contact.title).getByRole("link", { name: en.buttons.call }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: en.contact.title })).toBeFocused();
  await page.getByRole("button", { name: en.buttons.close }).click();
  await expect(contact).toBeFocused();

  await page.getByRole("button", { name: en.header.menu }).click();
  const about = page.getByRole("link", { name: en.nav.about, exact: true });
  await expect(about).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
});

test("an order link that is followed while React comes opens", async ({ page }) => {
  await page.addInitScript((hash) => {
    const replaceState = history.replaceState.bind(history);
    // Next.js, which writes the address that it began with.
    history.replaceState = (...written) => {
      history.replaceState = replaceState;
      location.hash = hash;
      history.replaceState(...written);
    };
  }, `#order=${milk}`);
  await page.goto("/products");
  await expect(popup(page, en.sharedCart.title).getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL("/products");
});
