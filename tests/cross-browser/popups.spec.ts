import { article, button, dialog, heading, textbox } from "@/tests/support/browsers/shopper";
import { story } from "@/tests/support/browsers/each-browser-fixtures";

const milk = button("Add to Cart", article("A2 milk"));

story("each popup has the focus, and Escape gives it back", async ({ shopper }) => {
  await shopper.open("/products");
  await shopper.tap(milk);
  await shopper.hasFocusOn(heading("Item Added to Cart"));
  await shopper.press("Escape");
  await shopper.seesNoMore(dialog());
  await shopper.hasFocusOn(milk);

  await shopper.tap(button("CART 1 item"));
  await shopper.hasFocusOn(heading("Your Cart"));
  await shopper.tap(button("Checkout"));
  await shopper.hasFocusOn(heading("Enter Delivery Details"));
  await shopper.press("Escape");
  await shopper.seesNoMore(dialog());
  await shopper.hasFocusOn(button("CART 1 item"));
});

/** Runs in the page: waits until the browser has left the popup's history entry. */
async function untilEntryIsLeft(): Promise<void> {
  while (history.scrollRestoration !== "auto") {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

story("Back closes a popup and stays on the page; what was typed stays", async ({ shopper }) => {
  await shopper.open("/");
  await shopper.open("/products");
  await shopper.tap(milk);
  await shopper.tap(button("Go to Cart"));
  await shopper.tap(button("Checkout"));
  await shopper.type(textbox("Name"), "Sita Devi");
  await shopper.back();
  await shopper.seesNoMore(dialog());
  await shopper.isAt("/products");

  await shopper.tap(button("CART 1 item"));
  await shopper.tap(button("Checkout"));
  await shopper.sees(textbox("Name"));
  await shopper.press("Escape");
  await shopper.seesNoMore(dialog());
  await shopper.evaluate(untilEntryIsLeft, undefined);
  await shopper.back();
  await shopper.isAt("/");
});
