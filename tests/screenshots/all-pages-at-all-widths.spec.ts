import type { Page } from "playwright/test";
import sharp from "sharp";
import { sampleChat } from "@/tests/support/orders";
import {
  addItem,
  addresses,
  doubleText,
  expect,
  fillDelivery,
  openDelivery,
  test,
} from "@/tests/support/shop-fixtures";

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

async function openCart(page: Page, lineCount: number): Promise<void> {
  await page.goto("/products");
  if (lineCount > 0) await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("button", { name: /^CART/ }).click();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  for (let line = 1; line < lineCount; line++) {
    await page.getByRole("button", { name: "Add one more" }).first().click();
  }
}

async function openForm(page: Page): Promise<void> {
  await openCart(page, 1);
  await page.getByRole("button", { name: "Close" }).click();
  await openDelivery(page);
}

async function openDaySheet(page: Page): Promise<void> {
  await page.goto("/seller");
  await page.getByRole("textbox", { name: "Order messages" }).fill(sampleChat());
  await expect(page.getByRole("article")).toBeVisible();
}

/** Everything that is not simply a page, and how a shopper gets there. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "menu open": async (page) => {
    await page.goto("/");
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
  },
  contact: async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Contact Us" }).click();
    await expect(page.getByRole("dialog", { name: "Contact Us" })).toBeVisible();
  },
  login: async (page) => {
    await page.goto("/login");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  added: async (page) => {
    await page.goto("/products");
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
  },
  "cart empty": (page) => openCart(page, 0),
  "cart of one line": (page) => openCart(page, 1),
  "cart of forty lines": (page) => openCart(page, 40),
  "line removed": async (page) => {
    await openCart(page, 3);
    await page.getByRole("button", { name: "Remove" }).nth(1).click();
  },
  delivery: openForm,
  "delivery with errors": async (page) => {
    await openForm(page);
    await fillDelivery(page, { Landmark: "x".repeat(200) });
    await page.getByRole("button", { name: "Deliver Here" }).click();
  },
  "order ready": async (page) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openForm(page);
    await fillDelivery(page, { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "12" });
    await page.getByRole("button", { name: "Deliver Here" }).click();
    await expect(page.getByRole("dialog", { name: "Your order is ready" })).toBeVisible();
  },
  "day sheet": openDaySheet,
  "pictures failed": async (page) => {
    await page.route("**/pictures/**", (route) => route.abort());
    await page.goto("/products");
  },
  "refund printed": async (page) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/refund");
  },
  "forced colours": async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/products");
  },
  "text twice as big": async (page) => {
    await page.goto("/products");
    await doubleText(page);
  },
  "long name": async (page) => {
    await page.goto("/products");
    await page
      .getByRole("heading", { level: 2 })
      .first()
      .evaluate((name) => {
        name.textContent = "Desi cow milk from the morning milking, unhomogenisedandwhole";
      });
  },
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test.afterEach(({ complaints }) => {
  // Aborted pictures are meant here.
  complaints.length = 0;
});

for (const screen of screens) {
  test.describe(`${screen.width} px`, () => {
    test.use({ viewport: screen });

    for (const address of [...addresses, "/products/pure-desi-ghee", "/no-such-page"]) {
      test(address, async ({ page }) => {
        await page.goto(address);
        for (const picture of await page.locator("img").all()) {
          await picture.scrollIntoViewIfNeeded();
        }
        await page.evaluate(() => window.scrollTo(0, 0));
        const name = address.slice(1).replaceAll("/", "-") || "home";
        await page.screenshot({
          path: `screenshots/page-${name}-${screen.width}.png`,
          fullPage: true,
        });
      });
    }

    for (const [name, open] of Object.entries(states)) {
      test(name, async ({ page }) => {
        await open(page);
        const file = name.replaceAll(" ", "-");
        await page.screenshot({ path: `screenshots/${file}-${screen.width}.png` });
      });
    }
  });
}

// To be copied to docs by whoever has changed the landing page.
test("the picture of the README", async ({ page }) => {
  const shots: Buffer[] = [];
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    shots.push(await page.screenshot());
  }
  const [wide, narrow] = shots;
  await sharp({ create: { width: 1664, height: 800, channels: 3, background: "white" } })
    .composite([
      { input: wide, left: 0, top: 0 },
      { input: narrow, left: 1304, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile("screenshots/shop.jpg");
});

// To be copied to docs by whoever has changed the day sheet.
test("the picture of the README of the day sheet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openDaySheet(page);
  const sheet = await page.getByRole("article").screenshot();
  await sharp(sheet).jpeg({ quality: 70, mozjpeg: true }).toFile("screenshots/day-sheet.jpg");
});
