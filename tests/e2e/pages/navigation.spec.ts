import { addItem, expect, phone, test } from "@/tests/support/shop-fixtures";

test("the navbar scrolls home and to the subscribe section, and leads to the pages", async ({
  page,
}) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });

  await navigation.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("link", { name: "Subscribe Now" })).toBeInViewport();
  await navigation.getByRole("link", { name: "Home" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await navigation.getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL("/products");
  await page.getByRole("link", { name: "Back" }).click();
  await navigation.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
});

test("Contact and Home scroll again where the address already names them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const subscribe = page.getByRole("link", { name: "Subscribe Now" });
  await navigation.getByRole("link", { name: "Contact" }).click();
  await expect(subscribe).toBeInViewport();
  // On a busy machine a turn of the wheel sometimes has no effect; the reason is unknown.
  await expect(async () => {
    await page.mouse.wheel(0, -1500);
    await expect(subscribe).not.toBeInViewport({ timeout: 1000 });
  }).toPass();

  await navigation.getByRole("link", { name: "Contact" }).click();
  await expect(subscribe).toBeInViewport();
});

test("after the skip link, Back and Forward still lead through the site with the cart", async ({
  page,
}) => {
  await page.goto("/products");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Products");
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
});

test("a popup on a page with a hash returns the focus, and does not scroll the page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/products#fresh-paneer");
  const add = page.getByRole("article", { name: "Desi cow milk" }).getByRole("button");
  await add.click();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(add).toBeFocused();
  // The browser scrolls to the section; before the next frame the page takes that back.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

/** Runs in the page: goes back, scrolls as soon as the popup closes, and returns the position two frames later. */
async function scrollRightAfterBack(): Promise<number> {
  const popup = document.querySelector("dialog[open]");
  const closed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => resolve());
    if (popup) observer.observe(popup, { attributeFilter: ["open"] });
  });
  history.back();
  await closed;
  scrollTo({ top: 300, behavior: "instant" });
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  return scrollY;
}

test("a scroll right after Back has closed a popup stays", async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
  expect(await page.evaluate(scrollRightAfterBack)).toBe(300);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a tap outside the menu closes it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const toggle = page.getByRole("button", { name: "Menu" });
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  await toggle.click();
  await expect(about).toBeVisible();
  await page.mouse.click(180, 600);
  await expect(about).toBeHidden();
});

test("Read Our Story leads to the story, and the goods to their products", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Read Our Story" }).click();
  await expect(page.getByRole("heading", { name: "Our Story" })).toBeInViewport();

  await expect(
    page.getByRole("link", { name: "Ask us on WhatsApp: Buffalo milk" }),
  ).toHaveAttribute("href", /text=Hello%20Dehati%20Milk%2C%20do%20you%20have%20Buffalo%20milk/);
  await page.getByRole("link", { name: "See sizes and prices: Ghee" }).click();
  await expect(page).toHaveURL("/products/pure-desi-ghee");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pure Desi Ghee");
});

test("the sign-in card is over the landing page, and leads back to it", async ({ page }) => {
  for (const leave of ["Close", "Escape"]) {
    await page.goto("/");
    await page.getByRole("link", { name: "Login" }).click();
    const overlay = page.getByRole("dialog", { name: "Welcome Back!" });
    await expect(overlay.getByRole("button", { name: "Login with Google" })).toBeVisible();

    if (leave === "Close") await overlay.getByRole("button", { name: "Close" }).click();
    else {
      // Escape closes it after hydration, which makes it modal.
      await expect(page.locator("dialog:modal")).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await expect(page).toHaveURL("/");
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Login" })).toBeFocused();
  }
});

test("an unknown address is a 404 that leads home", async ({ page, complaints }) => {
  const response = await page.goto("/no-such-page");

  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  expect(complaints.splice(0)).toEqual([
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
  ]);
});
