import { en } from "@/lib/copy";
import { expect, test } from "@/tests/support/shop";
import { addItem, fieldOf, openDelivery } from "@/tests/support/steps";
import { milk } from "@/tests/support/goods";

for (const [width, height] of [
  [360, 420],
  [320, 300],
] as const) {
  test(`the field typed in stays in view on ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/products");
    await addItem(page, milk);
    await openDelivery(page);
    const deliver = page.getByRole("button", { name: en.delivery.deliver });
    await deliver.click();
    await expect(page.getByText(en.order.fields.name.missing)).toBeVisible();
    for (const field of ["name", "mobile", "landmark"] as const) {
      const input = fieldOf(page, field);
      // As a keyboard's button to the next field does it. The text is a wrong number, which brings a hint.
      await input.focus();
      await input.fill("1");
      const label = page.locator("label", { hasText: en.order.fields[field].label });
      const [labelBox, inputBox, deliverBox] = await Promise.all(
        [label, input, deliver].map((part) => part.boundingBox()),
      );
      expect(labelBox?.y).toBeGreaterThanOrEqual(0);
      expect((inputBox?.y ?? 0) + (inputBox?.height ?? 0)).toBeLessThanOrEqual(deliverBox?.y ?? 0);
      await expect(deliver).toBeInViewport({ ratio: 1 });
    }
  });
}

test("a phone that forces dark colours leaves the shop its own", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light only");
});
