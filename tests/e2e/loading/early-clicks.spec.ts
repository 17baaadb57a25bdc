import { EventEmitter, once } from "node:events";
import type { Locator, Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { openAddress, passedOn, sentInTwoParts } from "@/tests/support/servers/swappable-server";
import { holdScripts } from "@/tests/support/hold-scripts";
import {
  dismissPopup,
  expect,
  expectAccessible,
  goBackFromPopup,
  phone,
  tapBesidePopup,
  test,
  textOf,
} from "@/tests/support/shop-fixtures";

test.use({ viewport: phone });

const card = (page: Page, name: string) => page.getByRole("article", { name });
const add = (page: Page, name: string, button = "Add to Cart") =>
  card(page, name).getByRole("button", { name: button });

const ok = (page: Page) => page.getByRole("button", { name: "OK" });

test("items added before the scripts have loaded are confirmed and counted at once", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  const size = card(page, "A2 milk").getByRole("combobox");
  const added = page.getByRole("dialog", { name: "Item Added to Cart" });

  await size.selectOption("1 Liter - ₹70");
  await add(page, "A2 milk").dblclick();
  await expect(added.getByText("A2 milk, 1 Liter, ₹70")).toBeVisible();
  await expectAccessible(page);
  await ok(page).click();
  await expect(added).toBeHidden();
  await expect(add(page, "A2 milk")).toBeFocused();
  await size.selectOption("2 Liter - ₹140");
  await add(page, "Homemade Curd").click();
  await page.evaluate(() => window.history.back());
  await expect(added).toBeHidden();
  await add(page, "Homemade Curd").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "CART 3 items" })).toBeVisible();
  await add(page, "Fresh Paneer").click();
  await page.getByRole("button", { name: "Go to Cart" }).click();
  await expect(added).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Opening…" })).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.resourceType()));
  await release();

  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await expect(cart.getByRole("listitem")).toHaveText([
    /A2 milk 1 Liter/,
    /Homemade Curd 500g/,
    /Homemade Curd 500g/,
    /Fresh Paneer 250g/,
  ]);
  expect(requests).not.toContain("document");
  await cart.getByRole("button", { name: "Close" }).click();
  await expect(size).toHaveValue(/2 Liter/);
  await add(page, "A2 milk").click();
  await expect(page.getByText("A2 milk, 2 Liter, ₹140")).toBeVisible();
  await ok(page).click();
  await expect(page.getByRole("button", { name: "CART 5 items" })).toBeVisible();
  await expect(page).toHaveURL("/products");
});

for (const { path, addToCart, goToCart } of [
  { path: "/products", addToCart: "Add to Cart", goToCart: "Go to Cart" },
  { path: "/hi/products/a2-milk", addToCart: "टोकरी में डालें", goToCart: "टोकरी देखें" },
]) {
  test(`the first item preloads the scripts of the cart: ${path}`, async ({ page }) => {
    const release = await holdScripts(page);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const pageScripts = scripts.length;
    await page.getByRole("button", { name: addToCart }).first().click();
    await expect.poll(() => scripts.length).toBeGreaterThan(pageScripts);
    const withFirstItem = scripts.slice(pageScripts);
    await page.getByRole("button", { name: goToCart }).click();
    await release();

    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
    // What the cart asked for itself, by then, was here.
    expect(scripts.filter((url) => withFirstItem.includes(url))).toEqual(withFirstItem);
  });
}

test("a popup that was opened before hydration stays open, and Back closes it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await add(page, "A2 milk").click();
  await release();
  await page.waitForFunction(() => window.earlyClicks?.receive !== undefined);
  const added = page.getByRole("dialog", { name: "Item Added to Cart" });
  await expect(added).toBeVisible();

  await page.goBack();
  await expect(added).toBeHidden();
  await card(page, "A2 milk").getByRole("link").click();
  await expect(page).toHaveURL("/products/a2-milk");
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Products");
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
});

test("a link that is followed before hydration loses no item", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await add(page, "A2 milk").click();
  await ok(page).click();
  const hindi = page.getByRole("link", { name: "हिन्दी" });
  await hindi.click();
  await expect(hindi).toHaveCSS("opacity", "0.6");
  await release();

  await expect(page).toHaveURL("/hi/products");
  await expect(page.getByRole("button", { name: /^टोकरी 1/ })).toBeVisible();
});

for (const [path, next] of Object.entries({
  "/products": "/hi/products/a2-milk",
  "/about": "/hi/products",
})) {
  test(`a link that is followed before hydration keeps the cart of the page before: ${path}`, async ({
    page,
  }) => {
    await page.goto("/products");
    await add(page, "A2 milk").click();
    await ok(page).click();
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    const release = await holdScripts(page);
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await page.locator(`a[href="${next}"]`).first().click();
    await release();

    await expect(page).toHaveURL(next);
    await expect(page.getByRole("button", { name: /^टोकरी 1/ })).toBeVisible();
  });
}

test("pictures further down wait until the scripts have loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes("/pure-desi-ghee-"));
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("img")?.complete);
  expect(isAsked()).toBe(false);

  await release();

  await expect.poll(isAsked).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
});

test("an item added by keyboard on the Hindi product page is confirmed before hydration", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/hi/products/fresh-paneer", { waitUntil: "commit" });

  await page.getByRole("button", { name: "टोकरी में डालें" }).press("Enter");

  const added = page.getByRole("dialog", { name: "टोकरी में डाल दिया" });
  await expect(added).toContainText("ताज़ा पनीर, 250 ग्राम, ₹130");
  await expect(added.getByRole("heading")).toBeFocused();
  await added.getByRole("button", { name: "टोकरी देखें" }).press("Enter");
  await release();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(/ताज़ा पनीर/);
});

/** Milliseconds from a click to the frame that shows something, in the page itself. */
function timeToShow(page: Page, [button, shown]: readonly [string, string]): Promise<number> {
  return page.evaluate(
    async ([button, shown]) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(button)?.click();
      while (!document.querySelector(shown)?.checkVisibility())
        await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [button, shown] as const,
  );
}

/** The position of a text in its popup, and its style. */
function placeInPopup(text: Locator): Promise<unknown> {
  return text.evaluate((element: HTMLElement) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
    const { fontSize, textAlign } = getComputedStyle(element);
    return { offsetLeft, offsetTop, offsetWidth, offsetHeight, fontSize, textAlign };
  });
}

for (const { path, copy } of [
  { path: "/products", copy: en },
  { path: "/hi/products/fresh-paneer", copy: hi },
]) {
  test(`${path}: CART shows an empty cart at once, and the real one after hydration`, async ({
    page,
  }) => {
    const { cartButton, added, cart } = copy.shop;
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const button = page.getByRole("button", { name: cartButton, exact: true });
    const popup = page.getByRole("dialog", { name: cart.title });
    await button.focus();
    await page.waitForFunction(() => window.earlyClicks?.addedItems);
    expect(await timeToShow(page, [".cart-button", "dialog:modal"])).toBeLessThan(150);
    await expect(popup.getByText(cart.empty)).toBeVisible();
    await expect(popup.getByRole("button")).toHaveText([cart.close]);
    const place = await placeInPopup(popup.getByText(cart.empty));
    await expectAccessible(page);
    await popup.getByRole("button", { name: cart.close }).click();
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
    await page.evaluate(() => window.history.back());
    await expect(popup).toBeHidden();
    await button.click();
    await release();

    await expect(popup.getByRole("button", { name: cart.checkout })).toBeVisible();
    expect(await placeInPopup(popup.getByText(cart.empty))).toEqual(place);
    await goBackFromPopup(page);
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.getByRole("button", { name: copy.shop.form.add }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: added.goToCart }).click();
    await expect(popup.getByRole("listitem")).toHaveCount(1);
  });
}

for (const when of ["before", "after"]) {
  test(`with data saver the empty cart is complete, opened ${when} the scripts load`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const release = await holdScripts(page);
    await page.goto("/products", { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "CART", exact: true });
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    if (when === "before") await button.click();
    await release();
    await page.waitForLoadState("networkidle");
    if (when === "after") await button.click();

    await expect(cart.getByRole("button")).toHaveText(["Close", "Checkout"]);
    await expect(cart.getByText("Total")).toBeVisible();
  });
}

for (const [address, words] of Object.entries({
  "/": {
    contact: "Contact Us",
    chat: "Chat on WhatsApp",
    call: "Call",
    close: "Close",
    greeting: "Hello Dehati Milk, I would like to place an order.",
  },
  "/hi": {
    contact: "हमसे बात करें",
    chat: "WhatsApp पर बात करें",
    call: "फ़ोन करें",
    close: "बंद करें",
    greeting: "नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।",
  },
})) {
  test(`${address}: Contact Us opens before hydration, and Back closes it afterwards`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    const button = page.getByRole("button", { name: words.contact });
    const popup = page.getByRole("dialog", { name: words.contact });
    await button.click();
    await expect(popup.getByRole("heading")).toBeFocused();
    await expectAccessible(page);
    const chat = popup.getByRole("link", { name: words.chat });
    expect(textOf((await chat.getAttribute("href")) ?? "")).toBe(words.greeting);
    const call = popup.getByRole("link", { name: words.call });
    await expect(call).toHaveAttribute("href", "tel:+910000000000");
    await popup.getByRole("button", { name: words.close }).click();
    await expect(popup).toBeHidden();
    // Outside the popup.
    await button.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await button.dblclick();
    await expect(popup).toBeVisible();
    await tapBesidePopup(page);
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
    expect(await timeToShow(page, ["[commandfor]", "dialog:modal"])).toBeLessThan(150);

    await release();
    await goBackFromPopup(page);
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(address);
    await button.click();
    await expect(popup.getByRole("heading")).toBeFocused();
    await goBackFromPopup(page);
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(address);
    await button.click();
    await tapBesidePopup(page);
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("Contact Us opens at once in a browser without `command`, too", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    const suppress = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("command", suppress, true);
  });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Contact Us" });
  const popup = page.getByRole("dialog", { name: "Contact Us" });
  await button.click();
  await expect(popup.getByRole("link", { name: "Chat on WhatsApp" })).toBeVisible();
  await dismissPopup(page);
  await expect(button).toBeFocused();

  await release();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
  await button.click();
  await expect(popup.getByRole("heading")).toBeFocused();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("the menu opens before hydration, below the bar, and closes", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Menu" });
  const contact = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Contact" });
  await button.waitFor();
  expect(await timeToShow(page, [".menu-button", ".site-menu"])).toBeLessThan(150);
  const bar = await page.locator("header").boundingBox();
  const menu = await page.locator("header ul").boundingBox();
  expect(menu?.y).toBe((bar?.y ?? NaN) + (bar?.height ?? NaN));
  expect(menu?.width).toBe(phone.width);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(contact).toBeHidden();

  await button.click();
  await page.mouse.click(180, 600);
  await expect(contact).toBeHidden();
  for (const comeAlive of [() => Promise.resolve(), release]) {
    await comeAlive();
    await button.click();
    await contact.click();
    await expect(contact).toBeHidden();
    await expect(page.getByRole("link", { name: "Subscribe Now" })).toBeInViewport();
  }
});

test("on a slow phone and network the first tap on Add to Cart is confirmed at once", async ({
  page,
}) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // In the page itself, because the scripts may load before a click from outside arrives.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const button = document.querySelector<HTMLElement>('[data-early-click$="desi-cow-milk"]');
      if (!button) return;
      observer.disconnect();
      button.click();
      document.documentElement.dataset.acknowledged = "true";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/products", { waitUntil: "commit" });

  await expect(page.locator("html")).toHaveAttribute("data-acknowledged", "true", {
    timeout: 30_000,
  });
  await expect(page.getByText("Desi cow milk, 1/2 Liter, ₹30")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: /CART 1 item/, includeHidden: true })).toHaveCount(
    1,
  );
});

test("an item added before the whole page has arrived is confirmed once the popup is there", async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? "";
  const network = new EventEmitter();
  const all = passedOn(shop);
  const products = sentInTwoParts(
    `${shop}/products`,
    '<dialog id="added-popup"',
    once(network, "recovered"),
  );
  const site = await openAddress((incoming, response) =>
    (incoming.url === "/products" ? products : all)(incoming, response),
  );
  const script = page.waitForResponse(/\/added-popup-/);
  await page.goto(`${site.url}/products`, { waitUntil: "commit" });
  await (await script).finished();
  await add(page, "Desi cow milk").click();
  await expect(add(page, "Desi cow milk")).toHaveAttribute("aria-busy", "true");

  network.emit("recovered");
  await expect(page.getByText("Desi cow milk, 1/2 Liter, ₹30")).toBeVisible();
  await ok(page).click();
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  await site.stop();
});

test("a link that waits is not followed under a popup that was opened since", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await add(page, "A2 milk").click();
  await ok(page).click();
  await page.getByRole("link", { name: "About us" }).click();
  await add(page, "Homemade Curd").click();
  const added = page.getByRole("dialog", { name: "Item Added to Cart" });
  await expect(added).toBeVisible();

  await release();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
  await goBackFromPopup(page);
  await expect(added).toBeHidden();
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Products");
  await expect(page.getByRole("button", { name: "CART 2 items" })).toBeVisible();
});

const breakdowns: Record<string, (page: Page) => Promise<unknown>> = {
  "do not load": (page) => page.route("**/_next/static/chunks/**", (route) => route.abort()),
  "do not parse": (page) =>
    page.route("**/_next/static/chunks/main-app-*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "a browser too old for this" }),
    ),
};
for (const [what, breakDown] of Object.entries(breakdowns)) {
  test(`if scripts ${what}, a tap opens the chat with the order`, async ({
    page,
    chats,
    complaints,
  }) => {
    await breakDown(page);
    await page.goto("/products");
    // The page reloads itself once.
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    if (what === "do not load") await expectAccessible(page);
    await card(page, "A2 milk").getByRole("combobox").selectOption("1 Liter - ₹70");
    await add(page, "A2 milk", "Order on WhatsApp").click();

    await expect(page).toHaveTitle("Chat");
    expect(textOf(chats[0] ?? "")).toContain("1. A2 milk - 1 Liter - ₹70\r\nTotal: ₹70\r\n");
    complaints.length = 0;
  });
}

test("a tap whose scripts never load opens the chat with the order", async ({ page, chats }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await card(page, "A2 milk").getByRole("combobox").selectOption("1 Liter - ₹70");
  await add(page, "A2 milk").click();

  await page.clock.runFor(60_000);

  await expect(page).toHaveTitle("Chat");
  expect(textOf(chats[0] ?? "")).toContain("1. A2 milk - 1 Liter - ₹70\r\n");
});
