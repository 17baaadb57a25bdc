import { transform } from "esbuild";
import { addresses, expect, expectScripts, inHindi, test } from "@/tests/support/shop";
import { addItem, cartButton, openDelivery, popup, refuseTabs } from "@/tests/support/steps";

/** Runs in the page, as translators do: wraps every text, and those that come, in an element. */
function wrapTexts(name: string): void {
  const wrapAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent || parent.closest("font, script, style, textarea, option, [href^=tel]")) continue;
      const wrapper = document.createElement(name);
      if (wrapper instanceof HTMLAnchorElement) wrapper.href = "tel:853121";
      parent.replaceChild(wrapper, text);
      wrapper.append(text);
    }
  };
  wrapAll();
  const isOnce = name === "a";
  if (!isOnce)
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
}

for (const when of ["before scripts", "after them"]) {
  test(`a translator ${when} breaks nothing @engines`, async ({ page }) => {
    if (when === "before scripts") {
      await page.addInitScript(
        `addEventListener("DOMContentLoaded", () => (${String(wrapTexts)})("font"))`,
      );
    }
    await refuseTabs(page);
    await page.goto("/products");
    await expectScripts(page);
    if (when === "after them") await page.evaluate(wrapTexts, "font");
    const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
    await addItem(page, "a2-milk:1-liter");
    await cartButton(page, 1).click();
    const cart = popup(page, "Your Cart");
    for (const name of ["Add one more", "Remove", "Undo", "Remove", "Share this cart"])
      await press(name);
    await expect(cart.getByText("₹70")).toHaveCount(2);
    await press("Undo");
    await expect(cart.getByText("₹140")).toBeVisible();
    await press("Share this cart");
    await press("Close");
    await expect(cartButton(page, 2)).toBeVisible();
    await openDelivery(page);
    await press("Deliver Here");
    await page.getByRole("textbox", { name: "Name" }).fill("Sita");
    await page.getByRole("textbox", { name: "Address line 1" }).fill("Ward 7");
    await page.getByRole("textbox", { name: "Mobile" }).fill("12345");
    for (const name of ["Deliver Here", "Copy order", "Copy order", "Close"]) await press(name);
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await expect(page).toHaveURL("/hi/products");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("[data-count]")).toHaveText("2");
    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await press("Contact Us");
    await expect(popup(page, "Contact Us")).toBeVisible();
  });
}

test("texts that a phone has made links of leave the open popup open @engines", async ({
  page,
}) => {
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => {
    (${String(wrapTexts)})("a");
    document.querySelector("article button").click();
  })`);
  for (const address of ["/products", "/hi/products/a2-milk"]) {
    await page.goto(address);
    await expectScripts(page);
    await expect(page.getByRole("dialog")).toHaveCount(1);
  }
  const detection = page.locator('meta[name="format-detection"]');
  const all = "telephone=no, date=no, address=no, email=no";
  await expect(detection).toHaveAttribute("content", all);
});

/** Runs in the page: fills fields of the form as browsers do that tell nobody. */
function fillSilently(texts: Record<string, string>): void {
  for (const [id, text] of Object.entries(texts)) {
    const field = document.getElementById(id);
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    value?.set?.call(field, text);
  }
}

test("what the fields show is sent and kept, whoever has filled them in @engines", async ({
  page,
  chats,
}) => {
  await page.goto("/products");
  await addItem(page, "a2-milk:1-liter");
  await openDelivery(page);
  await page.evaluate(fillSilently, { name: "Sita", address1: "Ward 7", landmark: "Well" });
  await page.getByRole("textbox", { name: "Mobile" }).fill("9876543210");
  await page.evaluate(fillSilently, { address2: "Old road", landmark: "" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await openDelivery(page);
  await page.getByRole("button", { name: "Deliver Here" }).click();

  await expect.poll(() => chats.length).toBe(1);
  const text = new URL(chats[0] ?? "").searchParams.get("text");
  expect(text).toContain("Name: Sita\nAddress: Ward 7\nOld road\n");
  expect(text).toContain("Mobile: 9876543210\nLandmark: N/A\n");
});

test("no field is so small that iPhones zoom into it", async ({ page }) => {
  const sizes = () =>
    [...document.querySelectorAll("input, select, textarea")].map((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize),
    );
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const address of [...addresses, "/hi/seller"]) {
      await page.goto(address);
      for (const size of await page.evaluate(sizes))
        expect(size, address).toBeGreaterThanOrEqual(16);
    }
    await page.goto("/products");
    await openDelivery(page);
    expect(Math.min(...(await page.evaluate(sizes)))).toBeGreaterThanOrEqual(16);
  }
});

test("old browsers can read every script in a page", async ({ request }) => {
  for (const address of addresses.flatMap((path) => [path, inHindi(path)])) {
    const html = await (await request.get(address)).text();
    const scripts = [...html.matchAll(/<script(?![^>]*(?:src|ld\+json))[^>]*>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, script = ""] of scripts) {
      const [old, today] = await Promise.all(
        ["es2017", "esnext"].map((target) => transform(script, { target })),
      );
      expect(old?.code).toBe(today?.code);
    }
  }
});

for (const [what, script] of [
  ["lacks popups", "delete window.HTMLDialogElement"],
  ["lacks something else", "performance.getEntriesByType = undefined"],
  ["cannot read the page's scripts", ""],
] as const) {
  test(`a browser that ${what} orders as without scripts @engines`, async ({
    page,
    complaints,
  }) => {
    if (script) await page.addInitScript(script);
    else
      await page.route("**/chunks/*.js", (route) =>
        route.fulfill({ body: "let ?", contentType: "text/javascript" }),
      );
    await page.goto("/products");
    await expect(page.locator("html")).toHaveAttribute("data-failed", "");
    await expect(page.getByRole("button", { name: "Order on WhatsApp" }).first()).toBeVisible();
    complaints.length = 0;
  });
}
