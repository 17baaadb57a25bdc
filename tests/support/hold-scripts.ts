import type { Page } from "playwright/test";

/** Holds back the scripts of a page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHolding = true;
  await page.route("**/_next/static/chunks/**", async (route) => {
    if (isHolding) held.push(() => route.continue());
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((release) => release()));
  };
}
