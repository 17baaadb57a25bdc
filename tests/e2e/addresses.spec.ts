import { en, hi } from "@/lib/copy";
import { pathTo } from "@/lib/paths";
import { isDeployed } from "@/tests/support/config";
import { milkProduct } from "@/tests/support/goods";
import { expect, test } from "@/tests/support/shop";

const tag = "@live";

for (const [start, landing, other, { failure, notFound }] of [
  ["", "/", "/hi", en],
  ["/hi", "/hi", "/", hi],
] as const) {
  const title = `an unknown address says so below ${landing}`;
  test(title, { tag }, async ({ page, request, complaints }) => {
    const odd = ["no-such-page", "Products", "products/camel-milk", "products/__proto__", "a/b/c"];
    odd.push("%E0%A4%A6%E0%A5%82%E0%A4%A7", "about/%2e%2e%2fproducts");
    if (!start) odd.push("api/about", "_next/none", "500", "_not-found", "%5Blang%5D/products");
    // A server in front of the shop may refuse these itself.
    if (!isDeployed) odd.push("%", "%00", "products/%E0%A4%A", "404");
    for (const path of odd) {
      const answer = await request.get(`${start}/${path}`);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).toContain(`>${notFound.heading}</h1>`);
    }
    await page.goto(`${start}/products/camel-milk`);
    await expect(page.locator("a[hreflang]")).toHaveAttribute("href", other);
    const main = page.getByRole("main");
    await expect(main.locator("a[href*='//api.whatsapp']")).toBeVisible();
    await main.getByRole("link", { name: failure.home }).click();
    await expect(page).toHaveURL(landing);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("status of 404")]);
  });
}

test("addresses that are tried lead where they mean", { tag }, async ({ request, baseURL }) => {
  const site = baseURL ?? "";
  const product = pathTo("en", milkProduct);
  for (const [from, to, status = 308] of [
    ["/en", "/"],
    ["/en/about", "/about"],
    [`/en${product}`, product],
    ["/products/", "/products"],
    // An order link whose # a mail or chat has encoded.
    ["/products%23order=1~a_b", "/products#order=1~a_b", 307],
    ["/hi/products%23order=1~a_b", "/hi/products#order=1~a_b", 307],
    // A server in front of the shop may refuse it itself.
    ...(isDeployed ? [] : [["//evil.example", "/evil.example"] as const]),
  ] as const) {
    const answer = await request.get(site + from, { maxRedirects: 0 });
    const { location } = answer.headers();
    expect([from, answer.status(), location?.replace(site, "")]).toEqual([from, status, to]);
  }
});
