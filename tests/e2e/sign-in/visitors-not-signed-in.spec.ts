import { expect, shopCookies, test } from "@/tests/support/sign-in-fixtures";

/** Of each kind: with an account in the bar, with a cart, and with neither. */
const visited = ["/", "/products", "/seller"];

test("visitors who never sign in load no code and send no request for it", async ({ page }) => {
  const scripts: string[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text());
  });
  for (const address of visited) {
    await page.goto(address, { waitUntil: "networkidle" });
  }

  expect(asked).toEqual([]);
  expect(await shopCookies(page)).toEqual([]);
  expect(scripts.length).toBeGreaterThan(visited.length);
  for (const mark of ["/api/auth/session", "next-auth", "profile-panel"]) {
    expect(scripts.filter((script) => script.includes(mark))).toEqual([]);
  }
});

test("the served page is the same for everyone", async ({ page, comeSignedIn }) => {
  const before = await page.request.get("/");
  await comeSignedIn();
  const after = await page.request.get("/");

  expect(await after.text()).toBe(await before.text());
  expect(after.headers()["cache-control"]).not.toContain("private");
  expect(after.headers()["set-cookie"]).toBeUndefined();
});

test("nothing shifts when Profile replaces Login", async ({ page, complaints, comeSignedIn }) => {
  await comeSignedIn();
  // At each width fonts and scripts come as late as on a first visit.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isVisitors = Reflect.get(entry, "hadRecentInput") === true;
        // Shifts after a resize do not count, as the visitor has caused them.
        if (!isVisitors) console.warn(`shift ${Number(Reflect.get(entry, "value"))}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [320, 360, 768, 1280]) {
    await page.goto("about:blank");
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
  }
  expect(complaints.splice(0)).toEqual([]);
});
