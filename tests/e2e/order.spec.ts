import type { Page } from "playwright/test";
import { sampleMessage } from "@/tests/support/orders";
import { expect, test } from "@/tests/support/shop";
import {
  addItem,
  card,
  cartButton,
  fillOrder,
  openDelivery,
  popup,
  textOf,
  typeDelivery,
} from "@/tests/support/steps";

const deliver = (page: Page) => page.getByRole("button", { name: "Deliver Here" });

/** The message in a chat link, with the number and time of all examples. */
function messageOf(link?: string): string {
  return textOf(link).replace(/ DM-\w{4}, .+/, " DM-7K3Q, 20 Nov 2026, 6:42 PM");
}

test("a household orders milk and paneer", { tag: "@engines" }, async ({ page, chats }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Order Now" }).click();
  await addItem(page, "Desi cow milk", "2 Liter - ₹120");
  await addItem(page, "Fresh Paneer", "500g - ₹249");
  await openDelivery(page);
  await typeDelivery(page, {
    Name: "Sita Devi",
    "Address line 1": "Ward 7, Station Road",
    "Address line 2": "Near old well",
    Mobile: "+91 98765-43210",
  });
  await deliver(page).click();

  await expect.poll(() => chats.map((link) => messageOf(link))).toEqual([sampleMessage]);
  expect(chats[0]).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=910000000000&text=Hello%20/);
  const ready = popup(page, "Your order is ready");
  const link = ready.getByRole("link", { name: "Open WhatsApp" });
  await expect(link).toHaveAttribute("href", chats[0] ?? "");
  await ready.getByRole("button", { name: "Close" }).click();
  await expect(cartButton(page, 2)).toBeVisible();
});

test("a household orders in Hindi", { tag: "@engines" }, async ({ page, chats }) => {
  await page.goto("/hi/products/a2-milk");
  await page.getByRole("combobox").selectOption("1 लीटर - ₹70");
  await page.getByRole("button", { name: "टोकरी में डालें" }).click();
  await page.getByRole("button", { name: "टोकरी देखें" }).click();
  await page.getByRole("button", { name: "आगे बढ़ें" }).click();
  await typeDelivery(page, {
    नाम: "सीता देवी",
    "पता, पहली लाइन": "वार्ड 7",
    "मोबाइल नंबर": "९८७६५ ४३२१०",
  });
  await page.getByRole("button", { name: "यहाँ पहुँचाएँ" }).click();

  await expect.poll(() => chats.length).toBe(1);
  expect(messageOf(chats[0])).toBe(
    `नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।

ऑर्डर DM-7K3Q, 20 Nov 2026, 6:42 PM

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

test("a changed order replaces the first; its link orders it again", async ({ page, chats }) => {
  await fillOrder(page);
  await deliver(page).click();
  await page.getByRole("button", { name: "Close" }).click();
  await cartButton(page, 1).click();
  await page.getByRole("button", { name: "Add one more" }).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await deliver(page).click();

  await expect.poll(() => chats.length).toBe(2);
  const [number = ""] = /DM-\w{4}/.exec(textOf(chats[0])) ?? [];
  const message = textOf(chats[1]);
  expect(message).toContain(`\nInstead of ${number}\n\n1. 2 x A2 milk - 1 Liter - ₹70 = ₹140\n`);

  const again = new URL(message.slice(message.indexOf("https:")));
  await page.goto("/");
  await page.goto(again.pathname + again.hash);
  await popup(page, "Add these to your cart?").getByRole("button", { name: "Replace" }).click();
  await expect(popup(page, "Your Cart").getByRole("listitem")).toHaveText([/^A2 milk/, /^A2 milk/]);
  await expect(page).toHaveURL("/products");
});

for (const open of ["() => null", "() => { throw new Error('No windows'); }", "undefined"]) {
  test(`the order can be sent where window.open is ${open}`, async ({ page, chats }) => {
    await page.addInitScript(`window.open = ${open};`);
    await fillOrder(page);
    await deliver(page).click();
    await page.getByRole("link", { name: "Open WhatsApp" }).click();

    await expect(page).toHaveTitle("Chat");
    expect(textOf(chats[0])).toContain("1. A2 milk - 1 Liter - ₹70\nTotal: ₹70\n");
  });
}

test("double taps and a held Enter count once", async ({ page, chats }) => {
  await page.goto("/products");
  await card(page, "A2 milk").getByRole("button").dblclick();
  await expect(popup(page, "Item Added to Cart")).toBeVisible();
  await page.getByRole("button", { name: "Go to Cart" }).dblclick();
  const cart = popup(page, "Your Cart");
  await cart.getByRole("button", { name: "Add one more" }).click();
  await cart.getByRole("button", { name: "Remove" }).first().dblclick();
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  await cart.getByRole("button", { name: "Checkout" }).dblclick();
  await typeDelivery(page);
  await deliver(page).dblclick();
  await expect.poll(() => chats.length).toBe(1);
  await page.getByRole("button", { name: "Close" }).dblclick();
  await openDelivery(page);
  await page.getByRole("textbox", { name: "Mobile" }).focus();
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(popup(page, "Your order is ready")).toBeVisible();
  await expect.poll(() => chats.length).toBe(2);
});

test("popups get the focus in turn, and return it in the end", async ({ page }) => {
  await page.goto("/products");
  const add = card(page, "A2 milk").getByRole("button");
  await add.press("Enter");
  for (const [title, next] of [
    ["Item Added to Cart", "Go to Cart"],
    ["Your Cart", "Checkout"],
    ["Enter Delivery Details", "Cancel"],
  ] as const) {
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
    await page.getByRole("button", { name: next }).press("Enter");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("sixty lines scroll while the total and Checkout stay in view", async ({ page }) => {
  await page.goto(`/products#order=${Array(60).fill("pure-desi-ghee:1-kg").join()}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const cart = popup(page, "Your Cart");

  await expect(cart.getByRole("listitem")).toHaveCount(60);
  await expect(cart.getByText("₹95,940")).toBeInViewport({ ratio: 1 });
  await expect(cart.getByRole("button", { name: "Checkout" })).toBeInViewport({ ratio: 1 });
  await cart.getByRole("button", { name: "Remove" }).last().click();
  await expect(cart.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
});
