import type { Page } from "playwright/test";
import { holdScripts } from "@/tests/support/hold-scripts";
import { expect, expectAccessible, phone, test, textOf } from "@/tests/support/shop-fixtures";

test.use({ viewport: phone });

test("if popups cannot open, the forms of the cards order in the chat", async ({
  page,
  chats,
  complaints,
}) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("No popups here");
    };
  });
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  const card = page.getByRole("article", { name: "A2 milk" });
  await card.getByRole("combobox").selectOption("1 Liter - ₹70");
  await card.getByRole("button", { name: "Add to Cart" }).click();
  const order = card.getByRole("button", { name: "Order on WhatsApp" });
  await expect(order).toBeVisible();

  await release();
  await page.waitForLoadState("networkidle");
  await order.click();

  await expect(page).toHaveTitle("Chat");
  expect(textOf(chats[0] ?? "")).toContain("1. A2 milk - 1 Liter - ₹70\r\n");
  complaints.length = 0;
});

test("if Contact Us throws, the links to call and chat replace it", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLDialogElement.prototype, "open", {
      get: () => {
        throw new Error("No popups here");
      },
    });
  });
  await page.goto("/");

  await expect(page.getByRole("link", { name: "Chat on WhatsApp" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toBeVisible();
  await expectAccessible(page);
  complaints.length = 0;
});

test("the shop works without cookies and navigator.languages", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error("Not here");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: refuse });
    Object.defineProperty(Navigator.prototype, "languages", { get: refuse });
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await page.getByRole("link", { name: "Order Now" }).click();
  const card = page.getByRole("article", { name: "A2 milk" });
  await card.getByRole("button", { name: "Add to Cart" }).click();

  await expect(page.getByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
  complaints.length = 0;
});

/**
 * Lets a part of the landing page throw, as a defect in it would, that nothing stands in for.
 *
 * @param condition in the browser's script, for the part to throw
 * @returns what mends it. The route stays: without one, the browser would use the broken script again
 */
async function breakPage(page: Page, condition = "true"): Promise<() => void> {
  let isBroken = true;
  await page.route("**/_next/static/chunks/**", async (route) => {
    if (!isBroken) return route.continue();
    const answer = await route.fetch();
    const script = await answer.text();
    const broken = script.replace(
      /(\.isVital[^]*?render\(\)\{)/,
      `$1if(${condition})throw Error("Broken");`,
    );
    return route.fulfill({ response: answer, body: broken });
  });
  return () => {
    isBroken = false;
  };
}

for (const [address, words] of Object.entries({
  "/": { heading: "Something went wrong", retry: "Try again", chat: "Chat on WhatsApp" },
  "/hi": { heading: "कुछ गड़बड़ हो गई", retry: "दोबारा कोशिश करें", chat: "WhatsApp पर बात करें" },
})) {
  test(`${address}: a page that breaks says so, and links to home and chat`, async ({
    page,
    complaints,
  }) => {
    const mend = await breakPage(page);
    await page.goto(address);

    await expect(page.getByRole("heading", { name: words.heading })).toBeVisible();
    const chat = page.getByRole("link", { name: words.chat });
    await expect(chat).toHaveAttribute(
      "href",
      /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/,
    );
    await expectAccessible(page);
    await page.getByRole("button", { name: words.retry }).click();
    await expect(page.getByRole("heading", { name: words.heading })).toBeVisible();

    mend();
    await page.locator(`main a[href="${address}"]`).click();
    await expect(page.getByRole("navigation").first()).toBeVisible();
    complaints.length = 0;
  });
}

test("the link home of a page that broke keeps the cart", async ({ page, complaints }) => {
  const mend = await breakPage(page, "window.isBroken");
  await page.goto("/products");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "OK" }).click();
  // Loaded last; it watches page loads.
  await expect(page.locator(".status-notice").first()).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  await page.getByRole("link", { name: "Homemade Curd" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();

  mend();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.getByRole("link", { name: "Order Now" }).click();

  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  complaints.length = 0;
});
