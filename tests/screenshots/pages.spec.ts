import { en, hi } from "@/lib/copy";
import { pathTo } from "@/lib/paths";
import { milk } from "@/tests/support/goods";
import { composed, detailsWith, orderWith, sampleMessage } from "@/tests/support/orders";
import { addresses, inHindi, test } from "@/tests/support/shop";

const details = detailsWith({ name: "राम कुमार", address1: "वार्ड 3, मेला रोड" });
const ram = composed(orderWith({ number: "DM-9RAH", details }), hi).message;

for (const [width, copy] of [360, 768, 1280].flatMap((width) => [
  [width, en] as const,
  [width, hi] as const,
])) {
  const { language, header, order, seller } = copy;

  test(`${width} px, ${language}`, async ({ page, complaints }) => {
    const shoot = (name: string, fullPage = false) =>
      page.screenshot({ path: `screenshots/${name}-${language}-${width}.png`, fullPage });
    const press = (name: string) => page.getByRole("button", { name }).first().click();
    await page.addInitScript(() => (window.open = () => null));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });

    for (const address of [...addresses, "/offline", "/no-such-page"]) {
      await page.goto(language === "en" ? address : inHindi(address));
      for (const picture of await page.locator("img").all()) await picture.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 0));
      await shoot(address.replaceAll("/", "-").slice(1) || "home", true);
    }
    await page.goto(pathTo(language, "seller"));
    await page.getByRole("textbox", { name: seller.paste }).fill(`${sampleMessage()}\n${ram}`);
    await shoot("day-sheet", true);
    await page.goto(pathTo(language, "home"));
    if (width < 768) await press(header.menu);
    await shoot("menu");
    await press(copy.contact.title);
    await shoot("contact");

    await page.goto(pathTo(language, "products"));
    await press(copy.cartButton.text);
    await page.getByRole("dialog", { name: copy.cart.title }).waitFor();
    await shoot("cart-empty");
    await press(copy.cart.close);
    await press(copy.catalogue.form.add);
    await shoot("added");
    await press(copy.added.goToCart);
    for (let lines = 1; lines < 9; lines++) await press(copy.cart.addOneMore);
    await press(copy.cart.remove);
    await shoot("cart");
    await press(copy.cart.checkout);
    await press(copy.delivery.deliver);
    await shoot("delivery");
    for (const field of ["name", "address1", "mobile"] as const) {
      await page.getByLabel(order.fields[field].label, { exact: true }).fill("12");
    }
    await press(copy.delivery.deliver);
    await shoot("ready");
    await press(copy.ready.close);
    await page.evaluate((id) => (window.location.hash = `#order=${id},camel-milk`), milk);
    await page.getByRole("dialog", { name: copy.sharedCart.title }).waitFor();
    await shoot("shared");
    complaints.length = 0;
  });
}
