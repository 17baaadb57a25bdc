import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { pathTo } from "@/lib/paths";
import {
  addItem,
  addresses,
  doubleText,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hindiAddresses,
  phone,
  test,
  widenText,
} from "@/tests/support/shop-fixtures";

/** The texts that their boxes cut off. */
async function cutOff(page: Page): Promise<string[]> {
  return page
    .locator("h1, h2, h3, p, li, dd, .bar-link, .cart-button, main a, main button")
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).overflow !== "visible")
        .filter((element) => element.scrollHeight > element.clientHeight + 1)
        .filter((element) => element.clientHeight > 1)
        .map((element) => element.outerHTML),
    );
}

/** The parts of a popup beyond the edge of the screen. */
async function overhanging(page: Page): Promise<string[]> {
  return page
    .getByRole("dialog")
    .locator("*")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
        .map((part) => part.outerHTML),
    );
}

/** Devanagari with too little line height for its vowel signs, or with letter-spacing, which tears it apart. */
async function tightDevanagari(page: Page): Promise<string[]> {
  return page.locator("body, body *").evaluateAll((elements) =>
    elements
      .filter((element) => element.matches(":lang(hi)") && element.checkVisibility())
      .filter((element) =>
        Array.from(element.childNodes).some(
          (node) =>
            node.nodeType === Node.TEXT_NODE && /\p{Script=Devanagari}/u.test(node.nodeValue ?? ""),
        ),
      )
      .filter((element) => {
        const style = getComputedStyle(element);
        const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
        return ratio < 1.3 || !["normal", "0px"].includes(style.letterSpacing);
      })
      .map((element) => element.outerHTML),
  );
}

/** Links and buttons that are too low for a thumb. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a[href]:visible, button:visible, select:visible").evaluateAll((targets) =>
    targets
      .filter((target) => target.getBoundingClientRect().height < 48)
      .filter((target) => target.getBoundingClientRect().height > 1)
      .map((target) => target.outerHTML),
  );
}

for (const address of [
  ...addresses,
  ...hindiAddresses,
  "/products/pure-desi-ghee",
  "/hi/products/pure-desi-ghee",
  "/no-such-page",
]) {
  const title = `${address} is accessible and fits, with large and wide text, too`;
  // On the machine with hardly any fonts, which are wider than a phone's.
  test(title, { tag: "@bare" }, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    // Both languages have the same layout, so axe checks wide text in one of them.
    const widthForAxe = address.startsWith("/hi") ? 320 : 1280;
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === widthForAxe) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await tightDevanagari(page)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 800 });
    await expectNoSidewaysScroll(page);

    await doubleText(page);
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    expect(await cutOff(page)).toEqual([]);
    await widenText(page);
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
    if (address === "/no-such-page") complaints.length = 0;
  });
}

for (const { language, order, shop, share } of [en, hi]) {
  const title = `popups of an order in ${language} are accessible and fit, with large and wide text`;
  test(title, { tag: "@bare" }, async ({ page }) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const press = (name: string) => button(name).first().click();
    async function expectGood(popup: string) {
      await expect(page.getByRole("dialog", { name: popup })).toBeVisible();
      // As above: axe checks the popups in one language.
      if (language === "en") await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.addInitScript(() => {
      window.open = () => null;
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(pathTo(language, "products"));

    await press(shop.cartButton);
    await expectGood(shop.cart.title);
    await press(shop.cart.close);
    await press(shop.form.add);
    await expectGood(shop.added.title);
    await press(shop.added.goToCart);
    await press(shop.cart.addOneMore);
    await press(shop.cart.remove);
    await press(shop.cart.share);
    await expect(page.getByRole("textbox", { name: share.link })).toBeFocused();
    await expectGood(shop.cart.title);
    await press(shop.cart.checkout);
    await press(shop.delivery.deliver);
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await expectGood(shop.delivery.title);

    await doubleText(page);
    await widenText(page);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhanging(page)).toEqual([]);
    }
    for (const field of ["name", "address1", "mobile"] as const) {
      await page.getByRole("textbox", { name: order.fields[field].label, exact: true }).fill("1");
    }
    await press(shop.delivery.deliver);
    await expectGood(shop.orderReady.title);
    expect(await overhanging(page)).toEqual([]);
  });
}

const others: Record<string, (page: Page) => Promise<void>> = {
  "order link": async (page) => {
    await page.goto("/products");
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await page.evaluate(() => (window.location.hash = "#order=a2-milk:1-liter,camel-milk:1-liter"));
    await expect(page.getByRole("button", { name: "Replace" })).toBeVisible();
  },
  contact: async (page) => {
    await page.goto("/hi");
    await page.getByRole("button", { name: "हमसे बात करें" }).click();
    await page.getByRole("dialog").waitFor();
  },
};

for (const [name, open] of Object.entries(others)) {
  test(`${name} on a phone is accessible and fits`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test("the fixed bar never hides the focused element", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/", "/products"]) {
    await page.goto(address);
    const hidden = await page
      .locator("main :is(a[href], button, select), footer a[href]")
      .evaluateAll((stops) => {
        const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        // Upwards, so that the browser scrolls a focused element to the top of the screen.
        return stops
          .filter((stop) => stop.checkVisibility())
          .reverse()
          .filter((stop) => {
            if (stop instanceof HTMLElement) stop.focus();
            return stop.getBoundingClientRect().top < bottom;
          })
          .map((stop) => stop.outerHTML);
      });
    expect(hidden).toEqual([]);
  }
});
