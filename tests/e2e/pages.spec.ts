import { en, hi, textsOf } from "@/lib/copy";
import { planMessage } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { itemsOf, products, type ProductId } from "@/lib/shop/catalogue";
import { badges, benefits, dairyGoods, features, subscriptionPlans } from "@/lib/shop/facts";
import { fill, formatRupees } from "@/lib/shop/format";
import { callLink, chatLink } from "@/lib/shop/links";
import { testConfig } from "@/tests/support/config";
import { bigMilk, idOf, nameOf, optionOf, priceOf, radioOf } from "@/tests/support/goods";
import { expectFits } from "@/tests/support/look";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";
import { card, textOf } from "@/tests/support/steps";

const { about, home, productPage, refund } = en;
const { plans } = home.services.subscriptions;

/** What each page has to show: its headings, and the facts that an owner can set or withdraw. */
const textsByPage: Readonly<Record<string, readonly unknown[]>> = {
  "/": [
    [home.tagline, home.headline, home.purity, home.order, home.heritage],
    [features.map((id) => home.features[id]), badges.map((id) => home.badges[id])],
    [home.services.heading, home.services.delivery, subscriptionPlans.map((id) => plans[id])],
    [testConfig.en.OFFICE_ADDRESS, testConfig.en.FARM_ADDRESS, testConfig.EMAIL, en.footer.since],
  ],
  "/about": [
    [about.heading, about.intro, about.story, about.goods.heading, about.why.heading],
    dairyGoods.map(({ id }) => about.goods.names[id]),
    benefits.map((id) => about.why.benefits[id]),
  ],
  "/products/a2-milk": [productPage.plans, productPage.delivery.rules, productPage.others],
  "/refund": [refund.heading, refund.sections, refund.help.heading, refund.help.span],
};

test("wide pages fit, and say what they have to", async ({ page }) => {
  for (const [address, texts] of Object.entries(textsByPage)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    for (const [, text] of textsOf(texts)) {
      const shown = text.replaceAll("*", "");
      await expect(page.locator("body")).toContainText(shown, { useInnerText: true });
    }
    await expectFits(page, "body", 768);
  }
});

test("links out of the shop lead to the seller", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("main a:not([href^='/']), footer a:not([href^='/'])");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const { WHATSAPP_NUMBER, SUBSCRIBE_URL, INSTAGRAM_URL, FACEBOOK_URL } = testConfig;
  const chat = chatLink(WHATSAPP_NUMBER, en.order.greeting);
  const call = callLink(testConfig.PHONE);
  expect(targets).toEqual([
    ...subscriptionPlans.map((id) => chatLink(WHATSAPP_NUMBER, planMessage(en, plans[id].name))),
    ...[SUBSCRIBE_URL, chat, call, call, chat, `mailto:${testConfig.EMAIL}`],
    ...[INSTAGRAM_URL, FACEBOOK_URL],
  ]);
});

// @bare: also with the fonts of a machine whose letters are wider than a phone's.
test("first screens of a phone have picture, price and Add to Cart @bare", async ({ page }) => {
  for (const { productNames, productsPage, language } of [en, hi]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(pathTo(language, "home"));
    const prices = page.getByRole("list", { name: productsPage.heading });
    const rows = products.map(({ id }) => [
      productNames[id],
      ...itemsOf(id).map(({ rupees }) => formatRupees(rupees)),
    ]);
    await expect(prices.getByRole("link")).toHaveText(rows.map((row) => RegExp(row.join(".*"))));
    expect((await prices.boundingBox())?.height).toBeLessThanOrEqual(260);

    const path = pathTo(language, "products");
    await page.goto(path);
    const first = page.getByRole("article").first();
    for (const role of ["img", "heading", "combobox", "button"] as const) {
      await expect(first.getByRole(role)).toBeInViewport({ ratio: 1 });
    }
    // With more than four sizes the button may be a little below the first screen. Each product is seen in one language.
    const few = products.filter(({ id }) => itemsOf(id).length <= 4);
    for (const { id } of few.filter((_, at) => at % 2 === (language === "en" ? 0 : 1))) {
      await page.goto(`${path}/${id}`);
      for (const [width, height, most] of [
        [360, 740, 2],
        [740, 360, 2],
        [1024, 768, 2],
        [1366, 768, 4],
      ] as const) {
        await page.setViewportSize({ width, height });
        const add = page.getByRole("button", { name: productsPage.form.add });
        await expect(add).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("img").first()).toBeInViewport({ ratio: 0.9 });
        const tops = await page
          .getByRole("radio")
          .evaluateAll((all) => all.map((radio) => radio.getBoundingClientRect().top));
        // One row, or two of two: never three and one.
        if (tops.length === 4) expect(tops.filter((top) => top === tops[0])).toHaveLength(most);
      }
    }
  }
});

const titleOf = (id: ProductId) => fill(productPage.title, { product: en.productNames[id] });
const refundTitle = `${refund.heading} - ${en.brand.name}`;

test("links lead where they say, and the title follows", { tag: "@live" }, async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: en.header.navigation });
  for (const [name, part] of [
    [en.nav.contact, home.subscribe.subscribe],
    [en.nav.home, home.order],
  ] as const) {
    await menu.getByRole("button").click();
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("link", { name: part })).toBeInViewport();
  }
  for (const [link, title] of [
    [home.heritage.link, about.title],
    [`${about.goods.order}: ${about.goods.names.ghee}`, titleOf("pure-desi-ghee")],
    [en.productNames["fresh-paneer"], titleOf("fresh-paneer")],
    [en.header.back, en.productsPage.title],
    [en.productNames["a2-milk"], titleOf("a2-milk")],
    [productPage.all, en.productsPage.title],
    [refund.heading, refundTitle],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole("link", { name: en.footer.services, exact: true }).click();
  await expect(page.getByRole("heading", { name: home.services.heading })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle(refundTitle);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, isAlone: true });

  test("pages are complete without JavaScript", { tag: "@live" }, async ({ page }) => {
    for (const address of addresses.map((path, at) => (at % 2 ? inHindi(path) : path))) {
      await page.goto(address);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator('footer a[href$="/refund"]')).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(page.viewportSize()?.width);
      const dead = page.locator("button:visible:not(form[action] *, [popovertarget])");
      await expect(dead).toHaveCount(0);
    }
  });

  test("forms order, and the day sheet says what it needs", async ({ page, chats }) => {
    await page.goto("/seller");
    await expect(page.getByText(en.seller.needsScript)).toBeVisible();
    await page.goto("/products");
    const id = idOf("premium-fresh-milk", -1);
    const premium = card(page, id);
    await premium.getByRole("combobox").selectOption(optionOf(id));
    await premium.getByRole("button", { name: en.productsPage.form.order }).click();
    await expect(page).toHaveTitle("Chat");
    expect(textOf(chats[0])).toContain(`\r\n1. ${nameOf(id, en, " - ")} - ${priceOf(id)}\r\n`);

    await page.goto("/hi/products/a2-milk");
    const { name } = hi.home.services.subscriptions.plans.weekly;
    const plan = page.getByRole("link", { name: `${hi.contact.ask}: ${name}` });
    const question = textOf((await plan.getAttribute("href")) ?? "");
    expect(question).toBe(planMessage(hi, name, hi.productNames["a2-milk"]));
    await page.getByRole("radio", { name: radioOf(bigMilk, hi), exact: true }).check();
    await page.getByRole("button", { name: hi.productsPage.form.order }).click();
    await expect.poll(() => textOf(chats[1])).toContain(nameOf(bigMilk, hi, " - "));
  });
});
