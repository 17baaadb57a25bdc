import { en, hi, textsOf } from "@/lib/copy";
import { planMessage } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { itemsOf, products, type ProductId } from "@/lib/shop/catalogue";
import { badges, benefits, dairyGoods, features, subscriptionPlans } from "@/lib/shop/facts";
import { callLink, chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/fill";
import { testConfig } from "@/tests/support/config";
import { bigMilk, idOf, nameOf, optionOf, priceOf, radioOf } from "@/tests/support/goods";
import { expectFits } from "@/tests/support/look";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";
import { card, textOf } from "@/tests/support/steps";

const wide = { width: 1280, height: 800 };

const pricesOf = (id: ProductId) => itemsOf(id).map((item) => priceOf(item.id));

/** The texts that each page has to show, in this order: headings, and the facts that an owner can set or withdraw. */
const textsByPage: Readonly<Record<string, readonly unknown[]>> = {
  "/": [
    [en.nav.home, en.account.login, en.home.tagline, en.home.headline, en.home.purity],
    [en.home.order, products.map(({ id }) => [en.productNames[id], pricesOf(id)])],
    [features.map((id) => en.home.features[id]), en.home.heritage],
    [en.home.services.heading, en.home.services.delivery],
    subscriptionPlans.map((id) => en.home.services.subscriptions.plans[id]),
    [badges.map((id) => en.home.badges[id]), en.home.subscribe.subscribe, en.footer.since],
    [testConfig.officeAddress.en, testConfig.farmAddress.en, testConfig.phone, testConfig.email],
  ],
  "/about": [
    [en.about.heading, en.about.intro, en.about.story, en.about.goods.heading],
    dairyGoods.map(({ id, product }) => [
      en.about.goods.names[id],
      product ? en.about.goods.order : en.about.goods.ask,
    ]),
    [en.about.why.heading, benefits.map((id) => en.about.why.benefits[id])],
  ],
  "/products/a2-milk": [
    [en.productNames["a2-milk"], en.productPage.plans, en.productPage.delivery.rules],
    en.productPage.others,
  ],
  "/refund": [
    en.refund.heading,
    en.refund.sections.map(({ heading, text, rules }, at) => [`${at + 1}`, heading, text, rules]),
    [en.refund.help.heading, en.refund.help.span],
  ],
};

test("wide pages fit, and say what they have to, from top to bottom", async ({ page }) => {
  await page.goto("/");
  const picture = page.getByRole("img", { name: en.pictures.hero });
  const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(file).toMatch(/\/hero-tall-/);
  await page.setViewportSize(wide);
  await expect.poll(file).toMatch(/\/hero-wide-/);
  for (const [address, texts] of Object.entries(textsByPage)) {
    if (address !== "/") await page.goto(address);
    // Until it passes, because some texts come with the scripts.
    await expect(async () => {
      let rest = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ");
      for (const [, text] of textsOf(texts)) {
        const shown = text.replaceAll("*", "");
        expect(rest).toContain(shown);
        rest = rest.slice(rest.indexOf(shown) + shown.length);
      }
    }).toPass();
    await expectFits(page, "body", 768);
    await page.setViewportSize(wide);
  }
});

test("prices are on the second screen of the landing page @bare", async ({ page }) => {
  for (const { language, productsPage } of [en, hi]) {
    await page.goto(pathTo(language, "home"));
    const list = page.getByRole("list", { name: productsPage.heading });
    await expect(list.getByRole("link")).toHaveCount(products.length);
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(260);
  }
});

test("links out of the shop lead to the seller", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("main a:not([href^='/']), footer a:not([href^='/'])");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const { plans } = en.home.services.subscriptions;
  const { whatsapp, phone, email } = testConfig;
  expect(targets).toEqual([
    ...subscriptionPlans.map((id) => chatLink(whatsapp, planMessage(en, plans[id].name))),
    testConfig.subscribeUrl,
    chatLink(whatsapp, en.order.greeting),
    callLink(phone),
    callLink(phone),
    chatLink(whatsapp, en.order.greeting),
    `mailto:${email}`,
    ...testConfig.profiles.map(({ url }) => url),
  ]);
});

// @bare: also with the fonts of a machine whose letters are wider than a phone's.
test("the first screen of a phone has picture, price and Add to Cart @bare", async ({ page }) => {
  for (const { productsPage, language } of [en, hi]) {
    const path = pathTo(language, "products");
    const addButtons = page.getByRole("button", { name: productsPage.form.add });
    await page.setViewportSize({ width: 360, height: 640 });
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
        await expect(addButtons).toBeInViewport({ ratio: 1 });
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

test("on a phone the menu opens, leads on, and closes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: en.header.navigation });
  const subscribe = page.getByRole("link", { name: en.home.subscribe.subscribe });
  const open = () => menu.getByRole("button", { name: en.header.menu }).click();
  const choose = async (name: string) => {
    await open();
    await menu.getByRole("link", { name, exact: true }).click();
  };

  await open();
  await page.mouse.click(180, 600);
  await expect(menu.getByRole("link")).toHaveCount(0);
  // Twice, because the second time the address already ends in the name of the section.
  for (let visits = 0; visits < 2; visits++) {
    await choose(en.nav.contact);
    await expect(subscribe).toBeInViewport();
    await choose(en.nav.home);
    await expect(page.getByRole("link", { name: en.home.order })).toBeInViewport();
    await expect(subscribe).not.toBeInViewport();
  }
});

const refundTitle = `${en.refund.heading} - ${en.brand.name}`;
const titleOf = (id: ProductId) => fill(en.productPage.title, { product: en.productNames[id] });

test("links lead where they say, and the title follows", { tag: "@live" }, async ({ page }) => {
  await page.goto("/");
  for (const [link, title] of [
    [en.home.heritage.link, en.about.title],
    [`${en.about.goods.order}: ${en.about.goods.names.ghee}`, titleOf("pure-desi-ghee")],
    [en.productNames["fresh-paneer"], titleOf("fresh-paneer")],
    [en.header.back, en.productsPage.title],
    [en.productNames["a2-milk"], titleOf("a2-milk")],
    [en.productPage.all, en.productsPage.title],
    [en.refund.heading, refundTitle],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole("link", { name: en.footer.services, exact: true }).click();
  await expect(page.getByRole("heading", { name: en.home.services.heading })).toBeInViewport();
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
      await expect(page.locator("button:visible:not(form[action] *, [popovertarget])")).toHaveCount(
        0,
      );
    }
  });

  test("forms order, and the day sheet says what it needs", async ({ page, chats }) => {
    await page.goto("/seller");
    await expect(page.getByText(en.seller.needsScript)).toBeVisible();
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: en.header.navigation });
    await menu.getByRole("button").click();
    await menu.getByRole("link", { name: en.nav.products }).click();
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
