import type { Page } from "playwright/test";
import {
  addItem,
  addresses,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openDelivery,
  phone,
  test,
} from "@/tests/e2e/shop-test";

const widths = [320, 768, 1280] as const;

for (const address of [...addresses, "/no-such-page"]) {
  for (const width of widths) {
    test(`${address} at ${width} px`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (address === "/no-such-page") complaints.length = 0;
    });
  }
}

for (const width of [320, 360, 768]) {
  test(`text of twice the size fits on ${width} px, popups included`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const style = document.createElement("style");
      style.textContent = "html { font-size: 200% !important; }";
      document.addEventListener("DOMContentLoaded", () => document.head.append(style));
    });
    for (const address of addresses) {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
    }

    await page.goto("/products");
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByRole("button", { name: "Go to Cart" }).click();
    await page.getByRole("button", { name: "Checkout" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    const cut = await page
      .getByRole("dialog")
      .locator("*")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
          .map((part) => part.outerHTML),
      );
    expect(cut).toEqual([]);
  });
}

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
  },
  "open menu": async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
  },
  contact: async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Contact Us" }).click();
  },
};

for (const [name, open] of Object.entries(popups)) {
  test(`${name} on a phone`, async ({ page }) => {
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
  for (const address of ["/", "/products", "/about", "/refund"]) {
    await page.goto(address);
    const stops = await page.locator("a[href], button, select").count();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.querySelector("header");
          if (!focused || !bar || bar.contains(focused) || focused === document.body) return false;
          const { top } = focused.getBoundingClientRect();
          return top < bar.getBoundingClientRect().bottom;
        });
        expect(hidden).toBe(false);
      }
    }
  }
});

test("every target is big enough for a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of addresses) {
    await page.goto(address);
    const small = await page
      .locator("a[href]:visible, button:visible, select:visible")
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .filter((target) => target.getBoundingClientRect().height > 1)
          .map((target) => target.outerHTML),
      );
    expect(small).toEqual([]);
  }
});
