import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { expect } from "playwright/test";
import {
  article,
  button,
  dialog,
  heading,
  link,
  navigation,
} from "@/tests/support/browsers/shopper";
import { story } from "@/tests/support/browsers/each-browser-fixtures";
import { listen } from "@/scripts/local-servers/listen-on-loopback";
import { passedOn } from "@/tests/support/servers/swappable-server";

const milk = button("Add to Cart", article("A2 milk"));

story("from page to page the cart stays, without a page load", async ({ shopper }) => {
  await shopper.open("/products");
  await shopper.tap(milk);
  await shopper.tap(button("OK"));
  await shopper.seesNoMore(dialog());
  await shopper.evaluate(() => Reflect.set(window, "isSamePage", true), undefined);

  await shopper.tap(link("A2 milk"));
  await shopper.isAt("/products/a2-milk");
  await shopper.sees(heading("A2 milk"));
  await shopper.back();
  await shopper.isAt("/products");
  await shopper.tap(link("Back"));
  await shopper.isAt("/");
  await shopper.tap(link("Order Now"));
  await shopper.sees(button("CART 1 item"));
  expect(await shopper.evaluate(() => "isSamePage" in window, undefined)).toBe(true);
});

/** Runs in the page: waits until the service worker controls it. */
async function untilWorkerAnswers(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve);
  });
}

story(
  "switching the language keeps the cart; a link from elsewhere brings none",
  async ({ shopper }) => {
    await shopper.open("/products");
    await shopper.evaluate(untilWorkerAnswers, undefined);
    await shopper.reload();
    await shopper.tap(milk);
    await shopper.tap(button("OK"));
    await shopper.seesNoMore(dialog());

    await shopper.tap(link("हिन्दी"));
    await shopper.sees(button("टोकरी 1 चीज़"));
    await shopper.isAt("/hi/products");
    await shopper.tap(link("English"));
    await shopper.sees(button("CART 1 item"));
    await shopper.isAt("/products");

    await shopper.open("/hi/products#cart=pure-desi-ghee:1-kg");
    await shopper.sees(button("टोकरी"));
    await shopper.isAt("/hi/products");
  },
);

story("an order link asks before it adds", async ({ shopper }) => {
  await shopper.open("/products#order=fresh-paneer:500g,a2-milk:1-liter");
  const panel = dialog("Add these to your cart?");
  expect(await shopper.read(panel)).toContain("Fresh Paneer 500g ₹249 A2 milk 1 Liter ₹70");
  await shopper.tap(button("Add", panel));

  await shopper.sees(dialog("Your Cart"));
  await shopper.tap(button("Close"));
  await shopper.sees(button("CART 2 items"));
});

/** The shop behind a proxy that holds back the script that starts a page, until told otherwise. */
async function holdScripts(site: string) {
  const pass = passedOn(site);
  const held = new EventEmitter();
  const isLetThrough = once(held, "let through");
  const server = createServer((request, response) => {
    // Only this one: browsers have six connections to a server, and need one to navigate.
    const isHeld = request.url?.includes("/chunks/main-app") ?? false;
    void (isHeld ? isLetThrough : Promise.resolve()).then(() => pass(request, response));
  });
  return { ...(await listen(server)), letThrough: () => void held.emit("let through") };
}

story(
  "what is added before the scripts have come is confirmed at once, and in the cart once",
  async ({ shopperAt, baseURL }) => {
    const slow = await holdScripts(baseURL ?? "");
    const shopper = await shopperAt(slow.url);
    await shopper.open("/products");
    await shopper.tap(button("CART"));
    await shopper.hasFocusOn(heading("Your Cart", dialog("Your Cart")));
    await shopper.press("Escape");
    await shopper.seesNoMore(dialog());
    await shopper.tap(milk);
    await shopper.sees(dialog("Item Added to Cart"));
    await shopper.tap(button("OK"));
    await shopper.seesNoMore(dialog());
    await shopper.tap(milk);
    await shopper.sees(dialog("Item Added to Cart"));
    await shopper.back();
    await shopper.seesNoMore(dialog());
    await shopper.tap(milk);
    await shopper.press("Escape");
    await shopper.seesNoMore(dialog());
    await shopper.sees(button("CART 3 items"));

    slow.letThrough();
    await shopper.tap(button("CART 3 items"));
    await shopper.sees(dialog("Your Cart"));
    await shopper.tap(button("Close"));
    await shopper.sees(button("CART 3 items"));
    await slow.stop();
  },
);

story("a link that is tapped before leads on all the same", async ({ shopperAt, baseURL }) => {
  const slow = await holdScripts(baseURL ?? "");
  const shopper = await shopperAt(slow.url);
  await shopper.open("/");
  await shopper.tap(link("Order Now"));
  await shopper.isAt("/products");

  slow.letThrough();
  await shopper.tap(milk);
  await shopper.sees(dialog("Item Added to Cart"));
  await slow.stop();
});

/** Runs in the page: waits for hydration. */
async function untilScriptsRun(): Promise<void> {
  while (document.documentElement.dataset.scripts !== "running") {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

story(
  "the menu and Contact Us open before, and Back closes the popup after",
  async ({ shopperAt, baseURL }) => {
    const slow = await holdScripts(baseURL ?? "");
    const shopper = await shopperAt(slow.url);
    const products = link("Products", navigation("Main"));
    await shopper.open("/about");
    await shopper.open("/");
    await shopper.tap(button("Menu"));
    await shopper.sees(products);
    await shopper.press("Escape");
    await shopper.seesNoMore(products);
    await shopper.tap(button("Contact Us"));
    await shopper.sees(link("Chat on WhatsApp", dialog("Contact Us")));
    await shopper.press("Escape");
    await shopper.seesNoMore(dialog());
    await shopper.hasFocusOn(button("Contact Us"));

    slow.letThrough();
    await shopper.evaluate(untilScriptsRun, undefined);
    await shopper.tap(button("Contact Us"));
    await shopper.hasFocusOn(heading("Contact Us", dialog()));
    await shopper.back();
    await shopper.seesNoMore(dialog());
    await shopper.isAt("/");
    await slow.stop();
  },
);

/** Runs in the page: scrolls there as far as a shopper can, and says how far below the bar the menu stands. */
async function menuBelowBarAt(top: number): Promise<number> {
  const root = document.documentElement;
  if (getComputedStyle(root).overflowY !== "hidden") window.scrollTo({ top, behavior: "instant" });
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const bar = document.querySelector("header")?.getBoundingClientRect();
  const menu = document.querySelector("header ul")?.getBoundingClientRect();
  return Math.round((menu?.top ?? NaN) - (bar?.bottom ?? NaN));
}

/** Runs in the page: puts a notice above the bar, as the owner's. */
function addNotice(): void {
  const notice = document.createElement("aside");
  notice.textContent = "No delivery on 26 January";
  document.querySelector("header")?.before(notice);
}

story(
  "the menu stands below the bar wherever the page is scrolled to, closes by Escape, and leads on",
  async ({ shopper }) => {
    const products = link("Products", navigation("Main"));
    await shopper.open("/");
    await shopper.evaluate(untilScriptsRun, undefined);
    for (const hasNotice of [false, true]) {
      if (hasNotice) await shopper.evaluate(addNotice, undefined);
      for (const top of [0, 10, 600]) {
        await shopper.evaluate(menuBelowBarAt, top);
        await shopper.tap(button("Menu"));
        await shopper.sees(products);
        const places = [await shopper.evaluate(menuBelowBarAt, top)];
        for (const next of [top + 10, 1000, 0]) {
          places.push(await shopper.evaluate(menuBelowBarAt, next));
        }
        expect([hasNotice, top, places]).toEqual([hasNotice, top, [0, 0, 0, 0]]);
        await shopper.press("Escape");
        await shopper.seesNoMore(products);
        await shopper.hasFocusOn(button("Menu"));
      }
    }
    await shopper.tap(button("Menu"));
    await shopper.tap(products);
    await shopper.isAt("/products");
  },
);
