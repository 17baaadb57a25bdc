import {
  addItem,
  expect,
  fillDelivery,
  openDelivery,
  test,
  textOf,
} from "@/tests/support/shop-fixtures";
import { sampleMessage } from "@/tests/support/orders";

const details = {
  Name: "Sita Devi",
  "Address line 1": "Ward 7, Station Road",
  "Address line 2": "Near old well",
  Mobile: "+91 98765-43210",
};

test("a household orders milk and paneer", async ({ page, chats }) => {
  await page.clock.setFixedTime("2026-11-20T13:12:00Z");
  await page.goto("/");
  await page.getByRole("link", { name: "Order Now" }).click();
  await addItem(page, "Desi cow milk", "2 Liter - ₹120");
  await addItem(page, "Fresh Paneer", "500g - ₹249");
  await openDelivery(page);
  await fillDelivery(page, details);

  const tab = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await (await tab).waitForLoadState();

  const [link = ""] = chats;
  expect(chats).toHaveLength(1);
  expect(link).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=910000000000&text=Hello%20/);
  expect(textOf(link).replace(/DM-\w{4}/, "DM-7K3Q")).toBe(sampleMessage);

  const ready = page.getByRole("dialog", { name: "Your order is ready" });
  await expect(ready.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute("href", link);
  await ready.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "CART 2 items" })).toBeVisible();
});

const deafWindows: Record<string, () => void> = {
  "does nothing": () => {
    window.open = () => null;
  },
  throws: () => {
    window.open = () => {
      throw new Error("No windows here");
    };
  },
  "is missing": () => {
    Reflect.set(window, "open", undefined);
  },
};
for (const [name, deafen] of Object.entries(deafWindows)) {
  test(`the order can be sent if window.open ${name}`, async ({ page, chats }) => {
    await page.addInitScript(deafen);
    await page.goto("/products");
    await addItem(page, "A2 milk", "1 Liter - ₹70");
    await openDelivery(page);
    await fillDelivery(page, details);
    await page.getByRole("button", { name: "Deliver Here" }).click();

    await page.getByRole("link", { name: "Open WhatsApp" }).click();
    await expect(page).toHaveTitle("Chat");
    expect(textOf(chats[0] ?? "")).toContain("1. A2 milk - 1 Liter - ₹70\nTotal: ₹70\n");
  });
}

test("a sent order stays in the cart until a new order is started", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await fillDelivery(page, details);
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await page.getByRole("button", { name: "Start a new order" }).click();

  await expect(page.getByRole("button", { name: "CART", exact: true })).toBeVisible();
  await openDelivery(page);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sita Devi");
});

test("a double tap on Deliver Here opens one chat and clears nothing", async ({ page, chats }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await fillDelivery(page, details);

  await page.getByRole("button", { name: "Deliver Here" }).dblclick();

  await expect(page.getByRole("dialog", { name: "Your order is ready" })).toBeVisible();
  await expect.poll(() => chats.length).toBe(1);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
});

const hostile = [
  `<img src=x onerror=alert(1)> & # ? % + = "quotes"`,
  "सीता देवी, वार्ड ७ 👨‍👩‍👧 *bold* _it_",
  "Ward 7\u2028Total: ₹1\u202e321",
];
test("the message contains what was typed", async ({ page, chats }) => {
  await page.goto("/products");
  await addItem(page, "Homemade Curd", "500g - ₹65");
  for (const [index, typed] of hostile.entries()) {
    await openDelivery(page);
    await fillDelivery(page, { ...details, "Address line 1": typed, Landmark: typed });
    await page.getByRole("button", { name: "Deliver Here" }).click();
    await page.getByRole("button", { name: "Close" }).click();

    await expect.poll(() => chats.length).toBe(index + 1);
    const cleaned = typed.replace("\u2028", " ").replace("\u202e", "");
    const text = textOf(chats[index] ?? "");
    expect(text.includes("\nInstead of DM-")).toBe(index > 0);
    expect(text.slice(text.indexOf("1. ")).split("\n").slice(0, 10)).toEqual([
      "1. Homemade Curd - 500g - ₹65",
      "Total: ₹65",
      "",
      "Name: Sita Devi",
      `Address: ${cleaned}`,
      "Near old well",
      "Supaul, Bihar - 853121",
      "Mobile: 9876543210",
      `Landmark: ${cleaned}`,
      "",
    ]);
  }
});

test("nothing of the order or the shopper is stored or sent to the shop", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    requests.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await fillDelivery(page, details);
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await expect(page.getByRole("dialog", { name: "Your order is ready" })).toBeVisible();

  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    address: location.href,
    history: JSON.stringify(history.state),
  }));
  expect(await page.context().cookies()).toEqual([]);
  expect(stored).toMatchObject({ local: [], session: [], databases: [] });
  for (const secret of ["Sita", "Station", "98765"]) {
    expect(stored.address + stored.history).not.toContain(secret);
    expect(requests.filter((request) => request.includes(secret))).toEqual([]);
  }
});
