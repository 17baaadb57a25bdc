import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type BrowserContext, type Page } from "playwright/test";

/** Answers for the chat service, which tests do not reach, and collects what was opened. */
async function catchChats(context: BrowserContext): Promise<string[]> {
  const opened: string[] = [];
  await context.route("https://api.whatsapp.com/**", async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Chat</title>" });
  });
  return opened;
}

/** What Playwright logs in tests without the service worker. */
const noWorker = "Service Worker registration blocked by Playwright";

/** Collects the errors and warnings of a page. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (text === noWorker) return;
    if (["error", "warning"].includes(message.type())) complaints.push(text);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** Runs in the page: logs what the content security policy blocks or reports. */
function complainOfViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    console.error(`Violation of ${effectiveDirective} by ${blockedURI}`);
  });
}

/** A browser in which any console error fails the test. */
export const test = base.extend<{ chats: string[]; complaints: string[] }>({
  // Only where a test asks for it: with routes Playwright turns off the browser's own store.
  chats: async ({ context }, use) => {
    await use(await catchChats(context));
  },
  complaints: [
    async ({ page, context }, use) => {
      await context.addInitScript(complainOfViolations);
      const complaints = collectComplaints(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Adds one item by its card and option, and closes the confirmation. */
export async function addItem(page: Page, card: string, option: string): Promise<void> {
  const article = page.getByRole("article", { name: card });
  await article.getByRole("combobox").selectOption(option);
  await article.getByRole("button", { name: "Add to Cart" }).click();
  await dismissPopup(page);
}

/** Goes back from a popup, once it has the history entry that it has opened with. */
export async function goBackFromPopup(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
  await page.goBack();
}

/** Closes the popup that is open, or about to open. By Escape, because it ignores taps for a moment. */
export async function dismissPopup(page: Page): Promise<void> {
  const popup = page.getByRole("dialog");
  await popup.waitFor();
  await popup.press("Escape");
  await waitUntilPopupLeft(page);
}

/** Taps outside the open popup, once it no longer ignores taps. */
export async function tapBesidePopup(page: Page): Promise<void> {
  const popup = page.getByRole("dialog");
  await popup.getByRole("heading").click({ trial: true });
  await expect(popup).toHaveAttribute("closedby", "any");
  await page.mouse.click(20, 100);
}

/** Waits until no popup is open, and then until the browser has left its history entry. */
export async function waitUntilPopupLeft(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // A navigation in between would interfere with that.
  const scrolling = () => page.evaluate(() => window.history.scrollRestoration);
  await expect.poll(scrolling).toBe("auto");
}

/** Opens the delivery form from the products page. */
export async function openDelivery(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^CART/ }).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
}

/** Fills delivery fields by their labels. */
export async function fillDelivery(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
}

/** Prepares an order of a litre of A2 milk, up to Deliver Here. */
export async function fillOrder(page: Page): Promise<void> {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await fillDelivery(page, { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "9876543210" });
}

/** Adds styles to the open page; the policy would block a style element. */
export async function addStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((rules) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(rules);
    document.adoptedStyleSheets.push(styles);
  }, text);
}

/** Doubles the text size of the open page. */
export async function doubleText(page: Page): Promise<void> {
  await addStyles(page, "html { font-size: 200% !important; }");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
}

/** Shows the open page in a sans-serif a fifth wider than a phone's, if the machine has it. */
export async function widenText(page: Page): Promise<void> {
  await addStyles(page, ':root { --system-sans: "DejaVu Sans" !important; }');
}

/** Expects that axe finds nothing wrong with the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // For pages without frames, and without a second page for each analysis.
    .setLegacyMode(true)
    // What passes is of no interest, and takes a fifth of the time to describe.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual(
    [],
  );
}

/** Expects that the page is not wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** The text in a chat link. */
export function textOf(link: string): string {
  return new URL(link).searchParams.get("text") ?? "";
}

export const addresses = [
  "/",
  "/about",
  "/products",
  "/login",
  "/refund",
  "/leaflet",
  "/seller",
] as const;
export const hindiAddresses = addresses.map((address) =>
  address === "/" ? "/hi" : `/hi${address}`,
);
export const phone = { width: 360, height: 740 };

/** Scrolls to the end of the page, so that every lazy picture loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.scrollIntoView({ behavior: "instant", block: "nearest" });
      await picture.decode();
    }
  });
}

/** Adds up the layout shifts of the page that opens next. */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, "value");
        Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + Number(value));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, "shift"));
}
