import type { Page } from "playwright/test";
import { suggestion } from "@/lib/copy/hi/language-suggestion";
import {
  addItem,
  addresses,
  dismissPopup,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillDelivery,
  hindiAddresses,
  openDelivery,
  phone,
  test,
  textOf,
  watchShifts,
} from "@/tests/support/shop-fixtures";
import { tagsIn } from "@/tests/support/html-tags";

/** Adds one item by its card and option on the Hindi page, and closes the confirmation. */
async function addHindiItem(page: Page, card: string, option: string): Promise<void> {
  const article = page.getByRole("article", { name: card });
  await article.getByRole("combobox").selectOption(option);
  await article.getByRole("button", { name: "टोकरी में डालें" }).click();
  await dismissPopup(page);
}

const basket = (page: Page, text: string) => page.getByRole("button", { name: text, exact: true });

test("a household orders in Hindi", async ({ page, chats }) => {
  await page.clock.setFixedTime("2026-11-20T13:12:00Z");
  await page.setViewportSize(phone);
  await page.goto("/hi");
  await page.getByRole("link", { name: "ऑर्डर करें" }).click();
  await expect(page).toHaveURL("/hi/products");
  await addHindiItem(page, "देसी गाय का दूध", "डेढ़ लीटर - ₹90");
  await addHindiItem(page, "ताज़ा पनीर", "आधा किलो - ₹249");

  await basket(page, "टोकरी 2 चीज़ें").click();
  const cart = page.getByRole("dialog", { name: "आपकी टोकरी" });
  await expect(cart.getByRole("listitem")).toHaveText([
    "देसी गाय का दूध डेढ़ लीटर ₹90हटाएँएक और डालें",
    "ताज़ा पनीर आधा किलो ₹249हटाएँएक और डालें",
  ]);
  await cart.getByRole("button", { name: "आगे बढ़ें" }).click();
  const form = page.getByRole("dialog", { name: "डिलीवरी का पता भरें" });
  await form.getByRole("button", { name: "यहाँ पहुँचाएँ" }).click();
  await expect(form.getByRole("alert")).toHaveText("कृपया सारी ज़रूरी जानकारी भरें!");
  await expect(form.getByRole("textbox", { name: "नाम" })).toHaveAccessibleDescription(
    "कृपया अपना नाम लिखें",
  );
  await expect(form.getByRole("textbox", { name: "शहर" })).toHaveValue("सुपौल");
  await fillDelivery(page, {
    नाम: "सीता देवी",
    "पता, पहली लाइन": "वार्ड 7, स्टेशन रोड",
    "पता, दूसरी लाइन": "पुराने कुएँ के पास",
    "मोबाइल नंबर": "९८७६५ ४३२१०",
  });

  const tab = page.waitForEvent("popup");
  await form.getByRole("button", { name: "यहाँ पहुँचाएँ" }).click();
  await (await tab).waitForLoadState();

  const [link = ""] = chats;
  expect(chats).toHaveLength(1);
  expect(textOf(link).replace(/DM-\w{4}/, "DM-7K3Q")).toBe(
    `नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।

ऑर्डर DM-7K3Q, 20 नवंबर 2026, शाम 6:42 बजे

1. देसी गाय का दूध - डेढ़ लीटर - ₹90
2. ताज़ा पनीर - आधा किलो - ₹249
कुल: ₹339

नाम: सीता देवी
पता: वार्ड 7, स्टेशन रोड
पुराने कुएँ के पास
सुपौल, बिहार - 853121
मोबाइल नंबर: 9876543210
घर के पास की पहचान: नहीं बताई

यही ऑर्डर दोबारा देने के लिए: https://dehatimilk.example/hi/products#order=desi-cow-milk:1.5-liter,fresh-paneer:500g`,
  );
  const ready = page.getByRole("dialog", { name: "ऑर्डर लिख गया, बस भेजना बाकी है" });
  await expect(ready.getByRole("link", { name: "WhatsApp खोलें" })).toHaveAttribute("href", link);
});

test("the Hindi pages link to each other, and the cart survives on the way", async ({ page }) => {
  await page.goto("/hi/products");
  await addHindiItem(page, "A2 दूध", "1 लीटर - ₹70");
  await page.getByRole("link", { name: "वापस", exact: true }).click();
  await expect(page).toHaveURL("/hi");
  for (const [name, address] of [
    ["हमारी कहानी पढ़ें", "/hi/about#our-story"],
    ["मात्रा और दाम देखें: घी", "/hi/products/pure-desi-ghee"],
    ["रिफ़ंड और वापसी के नियम", "/hi/refund"],
    ["वापस", "/hi"],
    ["लॉगिन", "/hi/login"],
  ] as const) {
    const links = page.getByRole("link", { name, exact: true });
    await links.first().click();
    await expect(page).toHaveURL(address);
  }
  await page.getByRole("button", { name: "बंद करें" }).click();
  await expect(page).toHaveURL("/hi");
  await page.getByRole("link", { name: "ऑर्डर करें" }).click();
  await expect(basket(page, "टोकरी 1 चीज़")).toBeVisible();
});

test("no link of a Hindi page but the language link leaves Hindi", async ({ request }) => {
  for (const address of hindiAddresses) {
    const links = tagsIn(await (await request.get(address)).text(), "a");
    const leaving = links.filter(({ href = "" }) => /^\/(?!hi(\/|#|$))/.test(href));
    const english = address === "/hi" ? "/" : address.slice("/hi".length);

    expect(leaving.map(({ href, lang }) => [href, lang])).toEqual([[english, "en"]]);
  }
});

test("each page leads to the same page in the other language", async ({ request }) => {
  for (const [index, english] of addresses.entries()) {
    const hindi = hindiAddresses[index] ?? "";
    for (const [own, other, language, otherLanguage] of [
      [english, hindi, "en", "hi"],
      [hindi, english, "hi", "en"],
    ] as const) {
      const html = await (await request.get(own)).text();
      const [root] = tagsIn(html, "html");
      expect(root?.lang).toBe(language);
      const links = tagsIn(html, "a").filter(({ hreflang }) => hreflang !== undefined);
      expect(links.map(({ href, lang, hreflang }) => [href, lang, hreflang])).toEqual([
        [other, otherLanguage, otherLanguage],
      ]);
    }
  }
});

test("the browser warns before a change of language loses typed text", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await fillDelivery(page, { Name: "Sita Devi" });
  await page.getByRole("button", { name: "Cancel" }).click();

  page.once("dialog", (question) => void question.dismiss());
  const asked = page.waitForEvent("dialog");
  await page.getByRole("link", { name: "हिन्दी" }).click();
  expect((await asked).type()).toBe("beforeunload");
  await openDelivery(page);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sita Devi");
  await page.getByRole("button", { name: "Cancel" }).click();

  page.once("dialog", (question) => void question.accept());
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(basket(page, "टोकरी 1 चीज़")).toBeVisible();
  await expect(page).toHaveURL("/hi/products");
});

test("the cart survives pages without a cart, and is not stored", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveURL("/hi");

  await page.getByRole("navigation").getByRole("link", { name: "हमारे बारे में" }).first().click();
  await expect(page).toHaveURL("/hi/about");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/about");
  await page.getByRole("link", { name: "Order Now" }).click();
  await page.getByRole("button", { name: "CART 1 item" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([/^A2 milk 1 Liter ₹70/]);
  await expect(page).toHaveURL("/products");

  await page.reload();
  await expect(basket(page, "CART")).toBeVisible();
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(stored).toEqual([0, 0]);
  expect(await page.context().cookies()).toEqual([]);
});

test("a link tapped while the cart is still in the address is followed, with the cart", async ({
  page,
}) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const setLateTimer = (task: () => void, delay = 0) => setTimer(task, Math.max(delay, 1000));
    Object.assign(window, { setTimeout: setLateTimer });
  });
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect.poll(() => page.evaluate(() => "__NA" in (history.state ?? {}))).toBe(true);
  await expect(page).toHaveURL("/hi#cart=a2-milk:1-liter", { timeout: 1 });

  await page.getByRole("link", { name: "ऑर्डर करें" }).click();
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL("/hi/products");
  await expect(basket(page, "टोकरी 1 चीज़")).toBeVisible();
});

const foreign = "https://evil.example/products";
test("a cart in an address from another site adds nothing, and is removed from the address", async ({
  page,
}) => {
  const fragment = "#cart=pure-desi-ghee:1-kg,a2-milk:1-liter";
  await page.route(foreign, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Referrer-Policy": "unsafe-url" },
      body: `<a href="${test.info().project.use.baseURL ?? ""}/hi/products${fragment}">Free ghee</a>`,
    }),
  );

  await page.goto(`/hi/products${fragment}`);
  await expect(page).toHaveURL("/hi/products");
  await expect(basket(page, "टोकरी")).toBeVisible();

  await page.goto(foreign);
  await page.getByRole("link", { name: "Free ghee" }).click();
  await expect(page).toHaveURL("/hi/products");
  await expect(basket(page, "टोकरी")).toBeVisible();

  await page.getByRole("link", { name: "वापस", exact: true }).click();
  await page.getByRole("link", { name: "ऑर्डर करें" }).click();
  await expect(basket(page, "टोकरी")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL("/hi/products");
  await expect(basket(page, "टोकरी")).toBeVisible();
});

test("an unknown address is a 404 in both languages", async ({ page, complaints }) => {
  const response = await page.goto("/hi/no-such-page");

  expect(response?.status()).toBe(404);
  const hindi = page.locator('section[lang="hi"]');
  await expect(hindi.getByRole("heading")).toHaveText("यह पेज यहाँ नहीं है");
  await hindi.getByRole("link", { name: "होम पेज पर जाएँ" }).click();
  await expect(page).toHaveURL("/hi");
  expect(complaints.splice(0)).toEqual([
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
  ]);
});

test.describe("a browser that prefers Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("is offered the Hindi page once, without a shift", async ({ page }) => {
    const shiftOf = await watchShifts(page);
    await page.setViewportSize(phone);
    await page.goto("/about");
    const line = page.getByRole("complementary", { name: suggestion.text });
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute("lang", "hi");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await shiftOf()).toBe(0);

    await line.getByRole("button", { name: suggestion.close }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/");
    await expect(line).toHaveCount(0);
  });

  test("opens the same page in Hindi with the cart, and gets no suggestion after the return", async ({
    page,
  }) => {
    await page.goto("/products");
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await page.getByRole("link", { name: suggestion.link }).click();
    await expect(basket(page, "टोकरी 1 चीज़")).toBeVisible();
    await expect(page).toHaveURL("/hi/products");

    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
    await expect(page.getByRole("link", { name: suggestion.link })).toHaveCount(0);
  });

  test("the suggestion hides neither a focused element nor a popup", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/products");
    const bar = page.getByRole("complementary");
    await expect(bar).toBeVisible();
    const hidden = await page
      .locator("main button, main select, main a, footer a")
      .evaluateAll((stops) => {
        const top = document.querySelector("aside")?.getBoundingClientRect().top ?? 0;
        return stops
          .filter((stop) => {
            if (stop instanceof HTMLElement) stop.focus();
            return stop.getBoundingClientRect().bottom > top;
          })
          .map((stop) => stop.outerHTML);
      });
    expect(hidden).toEqual([]);
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await openDelivery(page);
    await expect(page.getByRole("button", { name: "Deliver Here" })).toBeInViewport({ ratio: 1 });
  });
});

test("a browser that prefers English is offered nothing", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("complementary")).toHaveCount(0);
});
