import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { pathTo } from "@/lib/paths";
import { milk } from "@/tests/support/goods";
import { strayWords, expectFits } from "@/tests/support/look";
import { typeDelivery } from "@/tests/support/steps";
import {
  addresses,
  expect,
  expectAccessible,
  expectScripts,
  inHindi,
  test,
} from "@/tests/support/shop";

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
  expect(await strayWords(page)).toEqual([]);
  // In Hindi the same elements have other words.
  if (await page.locator("html[lang=en]").count()) await expectAccessible(page);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const paths = [...addresses, "/offline", "/no-such-page"];
for (const address of [...paths, ...paths.map(inHindi)]) {
  test(`${address} is accessible and fits, with large and wide text, too`, async ({
    page,
    complaints,
  }) => {
    await page.goto(address);
    await expectGood(page);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    if (address.endsWith("/no-such-page")) complaints.length = 0;
  });
}

for (const copy of [en, hi]) {
  const { contact, header, home, language, nav, share } = copy;
  const { added, cart, cartButton, catalogue, delivery, ready, sharedCart } = copy;
  const toDelivery = [catalogue.form.add, added.goToCart, cart.checkout];

  test(`the menu in ${language} opens, and is accessible`, async ({ page }) => {
    await page.goto(pathTo(language, "home"));
    await page.getByRole("button", { name: header.menu, exact: true }).click();
    await expect(page.getByRole("link", { name: nav.about }).first()).toBeInViewport();
    await expectAccessible(page);
  });

  /** Which buttons lead to each popup, in each of its states. */
  for (const [title, state, names] of [
    [contact.title, "", [home.subscribe.contact]],
    [cart.title, "empty", [cartButton.text]],
    [added.title, "", [catalogue.form.add]],
    [
      cart.title,
      "full",
      [catalogue.form.add, added.goToCart, cart.addOneMore, cart.remove, cart.share],
    ],
    [delivery.title, "wrong", [...toDelivery, delivery.deliver]],
    [ready.title, "", [...toDelivery, "", delivery.deliver, ready.copy]],
    [sharedCart.title, `#order=${milk},7:7`, []],
  ] as const) {
    test(`“${title}” is accessible and fits ${state}`, async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => null;
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
      const path = pathTo(language, title === contact.title ? "home" : "products");
      await page.goto(path + (title === sharedCart.title ? state : ""));
      for (const name of names) {
        if (name) await page.getByRole("button", { name, exact: true }).first().click();
        else await typeDelivery(page, { name: "1", address1: "1", mobile: "1" }, copy);
      }
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      if (state === "full") {
        await expect(page.getByRole("textbox", { name: share.link })).toBeFocused();
      }
      await expectGood(page);
    });
  }
}

for (const { network, failure, language } of [en, hi]) {
  test(`what the shop says in ${language} without a network is accessible and fits`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto(pathTo(language, "products"));
    await expectScripts(page);
    await context.setOffline(true);
    await expect(page.getByText(network.away)).toBeVisible();
    await expectGood(page);
    complaints.length = 0;
  });

  test(`what the shop says in ${language} without scripts is accessible and fits`, async ({
    page,
    complaints,
  }) => {
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await page.goto(pathTo(language, "about"));
    await expect(page.getByRole("alert")).toContainText(failure.chunkHeading);
    await expectGood(page);
    complaints.length = 0;
  });
}

/** Runs in the page: the control that has the focus, and what is wrong with how it is seen. */
function focused(): { name: string; problems: string[] } {
  const control = document.activeElement ?? document.body;
  // The outline of a link that covers its card is around the card.
  const isMarked = [undefined, "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(control, part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom } = control.getBoundingClientRect();
  const bar = document.querySelector("header");
  const isInBar = bar?.contains(control) === true;
  const barEnd = isInBar ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
  const problems: string[] = [];
  if (!isMarked) problems.push("no outline");
  if (top < barEnd || bottom > innerHeight) problems.push("out of sight");
  return { name: control.outerHTML, problems };
}

for (const address of ["/", "/hi/products"]) {
  test(`${address}: the keyboard passes every control in order, and one sees where one is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(address);
    const controls = page.locator(
      ":is(a[href], button, select):visible:not([popover] *, dialog:not([open]) *)",
    );
    const names = await controls.evaluateAll((all) => all.map((control) => control.outerHTML));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(focused)).toEqual({ name, problems: [] });
    }
  });
}

for (const address of ["/", "/about", "/products", "/refund", "/seller", "/leaflet"]) {
  test(`${address} is accessible on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expectAccessible(page);
  });
}

test("popups rise, but not for those who prefer less motion", async ({ page }) => {
  for (const [reducedMotion, moves, scrolling] of [
    ["no-preference", true, "smooth"],
    ["reduce", false, "auto"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/products");
    const isMoving = await page.evaluate(() => {
      document.querySelector<HTMLElement>("main form button")?.click();
      const effects = document.getAnimations().map(({ effect }) => effect);
      return effects
        .flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .some(({ opacity, transform, translate }) => opacity ?? transform ?? translate);
    });
    expect(isMoving).toBe(moves);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", scrolling);
  }
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

test("with forced colours every control is still seen as one", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const address of ["/", "/products/a2-milk", `/products#order=${milk}`]) {
    await page.goto(address);
    await expect(page.getByRole("dialog")).toHaveCount(address.includes("#") ? 1 : 0);
    expect(await page.evaluate(formless)).toEqual([]);
  }
});
