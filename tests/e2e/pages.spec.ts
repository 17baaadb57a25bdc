import { addresses, expect, inHindi, test } from "@/tests/support/shop";
import { card, textOf } from "@/tests/support/steps";

const wide = { width: 1280, height: 800 };

/** What the specification says of each page, in the order of the page; the dots stand for other words. */
const words = {
  "/": `Home Products Contact About Login हिन्दी … From Village to Home - Pure & Wholesome Milk Dehati
    Milk & Products Delivered Daily … no adulteration or preservatives … Order Now … 100% Pure and
    Fresh … 100% Organic, Chemical Free … Farm to Home, Daily … Our Village Heritage … Read Our
    Story Our Services Daily Morning Delivery … from 8 AM to 8 PM … Subscription Plans … Daily …
    Alternate day … Weekly … Lab Tested No Chemicals Zero Plastic Use Indian Farmers Free Testing
    Kit … Subscribe Now Contact Us … Since 2025 … Home About us Products Services Refund and Returns
    Policy … Office … Supaul, Bihar Farm … Supaul, Bihar … Phone +91 00000 00000 Email
    hello@dehatimilk.example Instagram Facebook`,
  "/about": `Back … village dairy in Supaul, Bihar … Our Story … since 2025 … Our Products … Fresh cow milk
    See sizes and prices Buffalo milk Ask us on WhatsApp … Paneer See sizes and prices Ghee See
    sizes and prices … Curd (dahi) See sizes and prices Buttermilk (chaach) Ask us on WhatsApp … Why
    Choose … Pure and fresh, with no adulteration or preservatives Daily farm-to-home delivery …
    Hygienic milking and packaging Traditional taste with modern convenience … Support for local
    farmers and sustainable practices`,
  "/products": `Back … CART … Our Products … Desi cow milk … Homemade Curd … Pure Desi Ghee … Fresh Paneer … A2
    milk … Premium fresh milk`,
  "/products/pure-desi-ghee": `Home Our Products Pure Desi Ghee … Sizes and prices 500g ₹799 1 kg ₹1,599 … Add to Cart … Share
    … from 8 AM to 8 PM in Supaul, Bihar. You order on WhatsApp and pay nothing on this site. … More
    from our dairy Desi cow milk from ₹30 Homemade Curd from ₹65`,
  "/refund": `Back … Refund and Returns Policy … 1 Freshness Guarantee … 2 Return Eligibility … Once the
    delivery person has left, returns are not entertained. … within 2 hours of delivery, by call or
    chat, with photo or video proof if possible. … Complaints after 24 hours are not considered. 3
    Refund Criteria … spoiled or curdled at delivery, a wrong product was delivered, … 4 Refund
    Process … adjusted in your next bill or delivery. 5 Non-Refundable Items … consumed or stored
    improperly is not refundable. 6 Cancellation Policy … by call or chat before 9:00 PM. … up to 1
    hour before the delivery slot. Need Help … 8:00 AM to 8:00 PM`,
};

test("every page says what it has to, from top to bottom", async ({ page }) => {
  await page.setViewportSize(wide);
  for (const [address, text] of Object.entries(words)) {
    await page.goto(address);
    const parts = text.replaceAll(/\s+/g, " ").split(" … ");
    // Some of it comes with the scripts.
    await expect(async () => {
      let shown = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ");
      for (const part of parts) {
        expect(shown).toContain(part);
        shown = shown.slice(shown.indexOf(part) + part.length);
      }
    }).toPass({ timeout: 5_000 });
  }
});

test("links out of the shop lead to the seller", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("main a:not([href^='/']), footer a:not([href^='/'])");
  const found = await links.evaluateAll((all) =>
    all.map(
      (link) => `${link.textContent}: ${decodeURIComponent(link.getAttribute("href") ?? "")}`,
    ),
  );
  const start = "https://api.whatsapp.com/send?phone=910000000000&text=";
  const chat = `${start}Hello Dehati Milk, I would like`;
  expect(found).toEqual([
    `Ask on WhatsApp: ${chat} to ask about the Daily plan.`,
    `Ask on WhatsApp: ${chat} to ask about the Alternate day plan.`,
    `Ask on WhatsApp: ${chat} to ask about the Weekly plan.`,
    "Subscribe Now: https://instagram.example/dehatimilk/subscribe",
    `Chat on WhatsApp: ${chat} to place an order.`,
    "Call: tel:+910000000000",
    "Phone +91 00000 00000: tel:+910000000000",
    "Email hello@dehatimilk.example: mailto:hello@dehatimilk.example",
    "Instagram: https://instagram.example/dehatimilk",
    "Facebook: https://facebook.example/dehatimilk",
  ]);
});

test("on a phone the menu opens, leads to the pages, and closes at a tap beside it", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Main" });
  const subscribe = page.getByRole("link", { name: "Subscribe Now" });
  const open = () => menu.getByRole("button", { name: "Menu" }).click();
  const choose = async (name: string) => {
    await open();
    await menu.getByRole("link", { name, exact: true }).click();
  };

  await open();
  await page.mouse.click(180, 600);
  await expect(menu.getByRole("link")).toHaveCount(0);
  // Twice, since the second time the address names the section already.
  for (let visits = 0; visits < 2; visits++) {
    await choose("Contact");
    await expect(subscribe).toBeInViewport();
    await choose("Home");
    await expect(page.getByRole("link", { name: "Order Now" })).toBeInViewport();
    await expect(subscribe).not.toBeInViewport();
  }
  for (const name of ["Products", "About"]) {
    await choose(name);
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/");
  }
});

test("links within the shop lead where they say, and the title follows", async ({ page }) => {
  await page.goto("/");
  for (const [link, title] of [
    ["Read Our Story", /Story|About|village/],
    ["See sizes and prices: Ghee", "Pure Desi Ghee - Dehati Milk, Supaul"],
    ["Fresh Paneer", "Fresh Paneer - Dehati Milk, Supaul"],
    ["Back", "Our Products - Dehati Milk, Supaul"],
    ["A2 milk", "A2 milk - Dehati Milk, Supaul"],
    ["All products", "Our Products - Dehati Milk, Supaul"],
    ["Refund and Returns Policy", "Refund and Returns Policy - Dehati Milk"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole("link", { name: "Services", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Our Services" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle("Refund and Returns Policy - Dehati Milk");
});

test("the first picture is tall on a phone and wide on a wide screen", async ({ page }) => {
  await page.goto("/");
  const picture = page.getByRole("img", { name: "Curd in a clay pot" });
  const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(file).toMatch(/\/hero-tall-/);
  await page.setViewportSize(wide);
  await expect.poll(file).toMatch(/\/hero-wide-/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is complete, its menu open, and its forms order", async ({ page, chats }) => {
    for (const address of addresses.flatMap((path) => [path, inHindi(path)])) {
      await page.goto(address);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("header a:visible").first()).toBeVisible();
      await expect(page.locator('footer a[href$="/refund"]')).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([address, width]).toEqual([address, page.viewportSize()?.width]);
      const dead = page.locator("button:visible:not(form[action] *)");
      await expect(dead).toHaveCount(0);
    }
    await page.goto("/seller");
    await expect(page.getByText("The day sheet needs JavaScript.")).toBeVisible();
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Products" }).click();
    const premium = card(page, "Premium fresh milk");
    await premium.getByRole("combobox").selectOption("2 Liter - ₹180");
    await premium.getByRole("button", { name: "Order on WhatsApp" }).click();
    await expect(page).toHaveTitle("Chat");
    expect(textOf(chats[0])).toContain("\r\n1. Premium fresh milk - 2 Liter - ₹180\r\nTotal: ");
  });
});
