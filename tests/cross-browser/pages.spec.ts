import { expect } from "playwright/test";
import { languageOf } from "@/lib/language";
import { button, dialog, heading, link } from "@/tests/support/browsers/shopper";
import { story } from "@/tests/support/browsers/each-browser-fixtures";

const english = [
  "/",
  "/about",
  "/products",
  "/products/a2-milk",
  "/refund",
  "/login",
  "/leaflet",
  "/seller",
];
const hindi = ["/hi", "/hi/products", "/hi/products/a2-milk", "/hi/leaflet"];

/** Runs in the page. */
function state() {
  const root = document.documentElement;
  const broken = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
  return {
    language: root.lang,
    isScripted: "scripts" in root.dataset,
    sideways: root.scrollWidth - root.clientWidth,
    broken: broken.map((image) => image.currentSrc),
  };
}

for (const paths of [english, hindi]) {
  story(`${paths.join(", ")} open, and fit a phone`, async ({ shopper }) => {
    for (const path of paths) {
      await shopper.open(path);
      await shopper.sees(heading());

      expect([path, await shopper.evaluate(state, undefined)]).toEqual([
        path,
        { language: languageOf(path), isScripted: true, sideways: 0, broken: [] },
      ]);
    }
  });
}

story("Contact Us calls or chats, with the greeting already typed", async ({ shopper }) => {
  await shopper.open("/");
  await shopper.tap(button("Contact Us"));
  const popup = dialog("Contact Us");

  expect(await shopper.attribute(link("Call", popup), "href")).toBe("tel:+910000000000");
  expect(await shopper.attribute(link("Chat on WhatsApp", popup), "href")).toMatch(
    /^https:\/\/api\.whatsapp\.com\/send\?phone=910000000000&text=Hello%20Dehati%20Milk/,
  );
  await shopper.press("Escape");
  await shopper.seesNoMore(popup);
  await shopper.hasFocusOn(button("Contact Us"));
});
