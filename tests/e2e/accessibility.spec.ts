import type { Page } from "playwright/test";
import {
  addItem,
  addresses,
  doubleText,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hindiAddresses,
  openDelivery,
  phone,
  test,
  widenText,
} from "@/tests/e2e/shop-test";

/** What its box shows only in part. */
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

/** What of a popup reaches over the edge of the screen. */
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

/** Links and buttons that are lower than a thumb needs. */
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
  test(title, { tag: "@layout" }, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // Both languages are the same boxes.
      if (width === 320 || !address.startsWith("/hi")) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    expect(await smallTargets(page)).toEqual([]);
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

test("popups fit with large and wide text, too", { tag: "@layout" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/products");
  await doubleText(page);
  await widenText(page);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Go to Cart" }).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhanging(page)).toEqual([]);
  }
});

const popups: Record<string, (page: Page) => Promise<void>> = {
  "item added": async (page) => {
    await page.goto("/products");
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
  },
  "empty cart": async (page) => {
    await page.goto("/products");
    await page.getByRole("button", { name: /^CART/ }).click();
  },
  "cart with a removed line": async (page) => {
    await page.goto("/products");
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await addItem(page, "Homemade Curd", "500g - ₹65");
    await page.getByRole("button", { name: /^CART/ }).click();
    await page.getByRole("button", { name: "Remove" }).first().click();
  },
  "order link": async (page) => {
    await page.goto("/products");
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await page.evaluate(() => (window.location.hash = "#order=a2-milk:1-liter,camel-milk:1-liter"));
    await expect(page.getByRole("button", { name: "Replace" })).toBeVisible();
  },
  "cart replaced, its link not copied": async (page) => {
    await page.goto("/products");
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await page.evaluate(() => (window.location.hash = "#order=homemade-curd:500g"));
    await page.getByRole("button", { name: "Replace" }).click();
    await page.getByRole("button", { name: "Share this cart" }).click();
    await expect(page.getByRole("textbox", { name: "Link" })).toBeFocused();
  },
  "delivery form with errors": async (page) => {
    await page.goto("/products");
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await openDelivery(page);
    await page.getByRole("button", { name: "Deliver Here" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  },
  "order ready": async (page) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/products");
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await openDelivery(page);
    for (const name of ["Name", "Address line 1", "Mobile"]) {
      await page.getByRole("textbox", { name, exact: true }).fill("1");
    }
    await page.getByRole("button", { name: "Deliver Here" }).click();
    await page.getByRole("dialog", { name: "Your order is ready" }).waitFor();
  },
  "open menu": async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
  },
  contact: async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Contact Us" }).click();
    await page.getByRole("dialog").waitFor();
  },
};

for (const [name, open] of Object.entries(popups)) {
  test(`${name} on a phone`, { tag: "@layout" }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test("the fixed bar never hides what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/", "/products"]) {
    await page.goto(address);
    const hidden = await page
      .locator("main :is(a[href], button, select), footer a[href]")
      .evaluateAll((stops) => {
        const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        // Up the page: what comes into view by the focus then stands at its top.
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
