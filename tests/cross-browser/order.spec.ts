import { expect } from "playwright/test";
import {
  alert,
  article,
  button,
  combobox,
  dialog,
  link,
  messageOf,
  textbox,
  type Shopper,
} from "@/tests/support/browsers/shopper";
import { story } from "@/tests/support/browsers/each-browser-fixtures";

/** Adds a size of a product on its page, and closes the confirmation. */
async function add(shopper: Shopper, product: string, option: string, words: readonly string[]) {
  const [addToCart = "", added = "", ok = ""] = words;
  const card = article(product);
  await shopper.choose(combobox(undefined, card), option);
  await shopper.tap(button(addToCart, card));
  await shopper.sees(dialog(added));
  await shopper.tap(button(ok));
  await shopper.seesNoMore(dialog());
}

/** The message of the order that is ready, with a fixed number and time. */
async function readyMessage(shopper: Shopper, openWhatsApp: string): Promise<string> {
  const message = messageOf(await shopper.attribute(link(openWhatsApp), "href"));
  return message.replace(/ DM-\w{4}, .+/, " DM-7K3Q, today");
}

story("a household orders milk and paneer", async ({ shopper }) => {
  const words = ["Add to Cart", "Item Added to Cart", "OK"];
  await shopper.open("/");
  await shopper.tap(link("Order Now"));
  await shopper.isAt("/products");
  await add(shopper, "Desi cow milk", "2 Liter - ₹120", words);
  await add(shopper, "Fresh Paneer", "500g - ₹249", words);
  await shopper.tap(button("CART 2 items"));
  await shopper.tap(button("Checkout"));
  await shopper.type(textbox("Name"), "Sita Devi");
  await shopper.type(textbox("Address line 1"), "Ward 7, Station Road");
  await shopper.type(textbox("Address line 2"), "पुराने कुएँ के पास & #?%+");
  await shopper.type(textbox("Mobile"), "+91 98765-43210");
  await shopper.tap(button("Deliver Here"));

  await shopper.sees(dialog("Your order is ready"));
  await shopper.hasWindows(2);
  expect(await readyMessage(shopper, "Open WhatsApp")).toBe(
    `Hello Dehati Milk, I would like to place an order.

Order DM-7K3Q, today

1. Desi cow milk - 2 Liter - ₹120
2. Fresh Paneer - 500g - ₹249
Total: ₹369

Name: Sita Devi
Address: Ward 7, Station Road
पुराने कुएँ के पास & #?%+
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: N/A

Order this again: https://dehatimilk.example/products#order=desi-cow-milk:2-liter,fresh-paneer:500g`,
  );
  await shopper.tap(button("Close"));
  await shopper.sees(button("CART 2 items"));
});

story("a household orders in Hindi", async ({ shopper }) => {
  await shopper.open("/hi/products");
  await add(shopper, "A2 दूध", "1 लीटर - ₹70", ["टोकरी में डालें", "टोकरी में डाल दिया", "ठीक है"]);
  await shopper.tap(button("टोकरी 1 चीज़"));
  await shopper.tap(button("आगे बढ़ें"));
  await shopper.type(textbox("नाम"), "सीता देवी");
  await shopper.type(textbox("पता, पहली लाइन"), "वार्ड 7");
  await shopper.type(textbox("मोबाइल नंबर"), "९८७६५ ४३२१०");
  await shopper.tap(button("यहाँ पहुँचाएँ"));

  await shopper.hasWindows(2);
  expect(await readyMessage(shopper, "WhatsApp खोलें")).toBe(
    `नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।

ऑर्डर DM-7K3Q, today

1. A2 दूध - 1 लीटर - ₹70
कुल: ₹70

नाम: सीता देवी
पता: वार्ड 7
सुपौल, बिहार - 853121
मोबाइल नंबर: 9876543210
घर के पास की पहचान: नहीं बताई

यही ऑर्डर दोबारा देने के लिए: https://dehatimilk.example/hi/products#order=a2-milk:1-liter`,
  );
});

story("who comes back from WhatsApp is asked whether the order went out", async ({ shopper }) => {
  await shopper.open("/products");
  await add(shopper, "A2 milk", "1 Liter - ₹70", ["Add to Cart", "Item Added to Cart", "OK"]);
  await shopper.tap(button("CART 1 item"));
  await shopper.tap(button("Checkout"));
  await shopper.type(textbox("Name"), "Sita Devi");
  await shopper.type(textbox("Address line 1"), "Ward 7");
  await shopper.type(textbox("Mobile"), "9876543210");
  await shopper.tap(button("Deliver Here"));
  const ready = dialog("Your order is ready");
  await shopper.sees(ready);
  await shopper.hasWindows(2);
  const sent = messageOf(await shopper.attribute(link("Open WhatsApp"), "href"));
  const number = /DM-\w{4}/.exec(sent)?.[0] ?? "no number";

  await shopper.evaluate(() => {
    Reflect.set(window, "isKept", true);
    // Firefox drops such a page: Playwright cannot follow one in the back/forward cache.
    window.addEventListener("unload", () => undefined);
  }, undefined);
  await shopper.open("about:blank");
  await shopper.back();
  const question = dialog("Did your order go out?");
  await shopper.isAt("/products#order=a2-milk:1-liter");
  const isKept = await shopper.evaluate(() => "isKept" in window, undefined);
  await shopper.sees(isKept ? ready : question);
  await shopper.reload();
  await shopper.sees(question);
  const words = await shopper.read(question);
  expect(words).toContain(number);
  expect(words).toContain("A2 milk 1 Liter ₹70");

  await shopper.tap(button("Yes, it went out"));
  await shopper.seesNoMore(dialog());
  await shopper.sees(button("CART"));
  await shopper.isAt("/products");
});

story("an order without goods or without an address is refused in words", async ({ shopper }) => {
  const form = dialog("Enter Delivery Details");
  await shopper.open("/products");
  await shopper.tap(button("CART"));
  await shopper.tap(button("Checkout"));
  await shopper.tap(button("Deliver Here", form));
  expect(await shopper.read(alert(undefined, form))).toBe("Your cart is empty!");
  await shopper.tap(button("Cancel"));
  await shopper.seesNoMore(dialog());

  await add(shopper, "Homemade Curd", "1 kg - ₹130", ["Add to Cart", "Item Added to Cart", "OK"]);
  await shopper.tap(button("CART 1 item"));
  await shopper.tap(button("Checkout"));
  await shopper.type(textbox("Name"), "Sita Devi");
  await shopper.tap(button("Deliver Here", form));
  expect(await shopper.read(alert(undefined, form))).toBe("Please fill in all required fields!");
  await shopper.hasFocusOn(textbox("Address line 1"));
  await shopper.hasWindows(1);
});
