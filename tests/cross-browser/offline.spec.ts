import { article, button, dialog, heading, link, textbox } from "@/tests/support/browsers/shopper";
import { story } from "@/tests/support/browsers/each-browser-fixtures";
import { startShop } from "@/scripts/local-servers/shop-process";

/** Runs in the page: waits until everything is cached; the pictures come last. */
async function untilKept(): Promise<void> {
  for (;;) {
    const name = (await caches.keys()).find((key) => key.endsWith("pictures"));
    const pictures = name ? await (await caches.open(name)).keys() : [];
    if (pictures.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

story("after one visit an order can be prepared without a network", async ({ shopperAt }) => {
  const shop = await startShop();
  const shopper = await shopperAt(shop.url);
  await shopper.open("/");
  await shopper.evaluate(untilKept, undefined);
  await shop.stop();

  await shopper.open("/about");
  await shopper.sees(heading());
  await shopper.open("/products");
  await shopper.tap(button("Add to Cart", article("A2 milk")));
  await shopper.tap(button("Go to Cart"));
  await shopper.tap(button("Checkout"));
  await shopper.type(textbox("Name"), "Sita Devi");
  await shopper.type(textbox("Address line 1"), "Ward 7");
  await shopper.type(textbox("Mobile"), "9876543210");
  await shopper.tap(button("Deliver Here"));
  await shopper.sees(dialog("Your order is ready"));
  await shopper.sees(link("Open WhatsApp"));
});
