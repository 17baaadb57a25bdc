import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { pathTo } from "@/lib/paths";
import { addresses, expect, expectAccessible, inHindi, test } from "@/tests/support/shop";
import { strayWords, expectFits } from "@/tests/support/look";

/** Runs in the page: links and controls that are too low for a thumb. */
function smallTargets(): string[] {
  return [...document.querySelectorAll("a[href], button, select, textarea, input:not([hidden])")]
    .filter((target) => target.checkVisibility())
    .map((target) => ({ target, height: target.getBoundingClientRect().height }))
    .filter(({ height }) => height > 1 && height < 48)
    .map(({ target }) => target.outerHTML);
}

/** At all widths, with large and wide text, to axe, and to those who read only one language. */
async function expectGood(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
  expect(await strayWords(page)).toEqual([]);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const address of [...addresses, "/offline", "/no-such-page"].flatMap((path) => [
  path,
  inHindi(path),
])) {
  test(`${address} is accessible and fits, with large and wide text, too`, async ({
    page,
    complaints,
  }) => {
    await page.goto(address);
    await expectGood(page);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    if (address.endsWith("/no-such-page")) complaints.length = 0;
  });
}

for (const copy of [en, hi]) {
  const { contact, header, home, language, nav, order, share, shop } = copy;

  test(`menu and popups in ${language} are accessible and fit, in every state`, async ({
    page,
  }) => {
    test.slow();
    const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
    async function expectPopup(title: string) {
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expectGood(page);
    }
    await page.addInitScript(() => {
      window.open = () => null;
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });

    await page.goto(pathTo(language, "home"));
    await button(header.menu).click();
    await expect(page.getByRole("link", { name: nav.about }).first()).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await button(home.subscribe.contact).click();
    await expectPopup(contact.title);

    await page.goto(pathTo(language, "products"));
    await button(shop.cartButton).click();
    await expectPopup(shop.cart.title);
    await button(shop.cart.close).click();
    await button(shop.form.add).click();
    await expectPopup(shop.added.title);
    await button(shop.added.goToCart).click();
    await button(shop.cart.addOneMore).click();
    await button(shop.cart.remove).click();
    await button(shop.cart.share).click();
    await expect(page.getByRole("textbox", { name: share.link })).toBeFocused();
    await expectPopup(shop.cart.title);
    await button(shop.cart.checkout).click();
    await button(shop.delivery.deliver).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await expectPopup(shop.delivery.title);
    for (const field of ["name", "address1", "mobile"] as const) {
      await page.getByRole("textbox", { name: order.fields[field].label, exact: true }).fill("1");
    }
    await button(shop.delivery.deliver).click();
    await button(shop.orderReady.copy).click();
    await expectPopup(shop.orderReady.title);
    await button(shop.orderReady.close).click();
    await page.evaluate(() => (window.location.hash = "#order=a2-milk:1-liter,7:7"));
    await expectPopup(shop.sharedCart.title);
  });
}

for (const { network, failure, language } of [en, hi]) {
  test(`what the shop says in ${language} without a network or scripts is accessible and fits`, async ({
    page,
    complaints,
    context,
  }) => {
    await page.goto(pathTo(language, "refund"), { waitUntil: "networkidle" });
    await context.setOffline(true);
    await expect(page.getByText(network.away)).toBeVisible();
    await expectGood(page);
    await context.setOffline(false);

    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await page.goto(pathTo(language, "about"));
    await expect(page.getByRole("alert")).toContainText(failure.chunkHeading);
    await expectGood(page);
    complaints.length = 0;
  });
}

test("with the keyboard one passes every control in the order of the page, and sees where one is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  for (const address of ["/", "/hi/products"]) {
    await page.goto(address);
    const controls = page.locator(
      ":is(a[href], button, select):visible:not([popover] *, dialog:not([open]) *)",
    );
    const names = await controls.evaluateAll((all) => all.map((control) => control.outerHTML));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused) return undefined;
        // The outline of a link that covers its card is around the card.
        const outlines = [undefined, "::after"].map((part) => getComputedStyle(focused, part));
        const { top, bottom } = focused.getBoundingClientRect();
        const bar = document.querySelector("header");
        return {
          name: focused.outerHTML,
          isMarked: outlines.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
          ),
          isInSight: bottom <= innerHeight && top >= 0,
          isBelowBar:
            bar?.contains(focused) === true || top >= (bar?.getBoundingClientRect().bottom ?? 0),
        };
      });
      expect(seen).toEqual({ name, isMarked: true, isInSight: true, isBelowBar: true });
    }
  }
});

/** Runs in the page: adds an item, and returns whether anything moves or fades at that moment. */
function movesWhenAdding(): boolean {
  document.querySelector<HTMLElement>("main form button")?.click();
  return document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .some(({ opacity, transform, translate }) => opacity ?? transform ?? translate);
}

test("popups rise, but not for those who prefer less motion", async ({ page }) => {
  for (const [reducedMotion, moves, scrolling] of [
    ["no-preference", true, "smooth"],
    ["reduce", false, "auto"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/products");
    expect(await page.evaluate(movesWhenAdding)).toBe(moves);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", scrolling);
  }
});

test("with forced colours every control is still seen as one", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  expect(await page.evaluate(formless)).toEqual([]);
  await page.getByRole("link", { name: "Order Now" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Go to Cart" }).click();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  expect(await page.evaluate(formless)).toEqual([]);
});

/** Runs in the page: buttons and fields without border, underline or picture. */
function formless(): string[] {
  return [...document.querySelectorAll("button, select, input")]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
      return !hasBorder && textDecorationLine === "none" && !control.querySelector("[aria-hidden]");
    })
    .map((control) => control.outerHTML);
}
