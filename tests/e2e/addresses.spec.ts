import { expect, test } from "@/tests/support/shop";

const notFound = {
  en: ["This page is not here", "Go to the home page", "/"],
  hi: ["यह पेज यहाँ नहीं है", "होम पेज पर जाएँ", "/hi"],
} as const;

test("an address without a page says so in its language", async ({ request }) => {
  const odd = ["no-such-page", "Products", "products/camel-milk", "products/__proto__", "%", "%00"];
  for (const path of [...odd, "%E0%A4%A6%E0%A5%82%E0%A4%A7", "a/b/c", "about/%2e%2e%2fproducts"]) {
    for (const language of ["en", "hi"] as const) {
      const address = `${language === "en" ? "" : "/hi"}/${path}`;
      const answer = await request.get(address);
      expect([address, answer.status()]).toEqual([address, 404]);
      expect(await answer.text()).toContain(`>${notFound[language][0]}</h1>`);
    }
  }
});

test("a page that is not there leads on, in each language", async ({ page, complaints }) => {
  for (const [address, [heading, home, landing]] of [
    ["/no-such-page", notFound.en],
    ["/hi/no-such-page", notFound.hi],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const links = page.getByRole("main").getByRole("link");
    await expect(links.filter({ hasText: "WhatsApp" })).toHaveAttribute("href", /api\.whatsapp/);
    await links.filter({ hasText: home }).click();
    await expect(page).toHaveURL(landing);
  }
  expect(complaints.splice(0)).toEqual(
    Array(2).fill("Failed to load resource: the server responded with a status of 404 (Not Found)"),
  );
});

test("an address that somebody may try leads to the page that it means", async ({ baseURL }) => {
  const site = baseURL ?? "";
  for (const [from, to] of [
    ["/en", "/"],
    ["/en?x=1", "/?x=1"],
    ["/en/about", "/about"],
    ["/en/products/a2-milk", "/products/a2-milk"],
    ["/products/", "/products"],
    ["//evil.example", "/evil.example"],
  ] as const) {
    const { headers, status } = await fetch(site + from, { redirect: "manual" });
    expect([from, status, headers.get("location")?.replace(site, "")]).toEqual([from, 308, to]);
  }
});
