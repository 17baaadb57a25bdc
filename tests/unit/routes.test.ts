import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { compile, match } from "path-to-regexp";
import { englishPaths, inLanguage, pathTo } from "@/lib/paths";
import { products } from "@/lib/shop/catalogue";
import config from "@/next.config.mjs";

/** Where these rewrites lead on a host that applies them itself, without Next.js's server. */
async function rewrite(address: string, kind: "afterFiles" | "fallback"): Promise<string> {
  const rewrites = await (await config(PHASE_PRODUCTION_SERVER)).rewrites?.();
  if (!rewrites || Array.isArray(rewrites)) throw new Error("The rewrites have no order.");
  for (const { source, destination } of rewrites[kind] ?? []) {
    const found = match(source)(address);
    if (found) return compile(destination, { validate: false })(found.params);
  }
  return address;
}

const english = [
  ...Object.values(englishPaths),
  ...products.map(({ id }) => pathTo("en", id)),
  "/auth/window",
];

test.each([
  ...english.map((path) => [path, path === "/" ? "/en" : `/en${path}`] as const),
  ...english.map((path) => [inLanguage("hi", path), inLanguage("hi", path)] as const),
])("%s is the page %s on every host", async (address, page) => {
  expect(await rewrite(address, "afterFiles")).toBe(page);
});

test.each([
  ["/no-such-page", "/en/not-found"],
  ["/no/such/page", "/en/not-found"],
  ["/history", "/en/not-found"],
  ["/hi/no-such-page", "/hi/not-found"],
  ["/hi/no/such/page", "/hi/not-found"],
  ["/api/auth/session", "/api/auth/session"],
  ["/_next/static/chunks/missing.js", "/_next/static/chunks/missing.js"],
])("%s, which is no page, shows %s on every host", async (address, page) => {
  expect(await rewrite(await rewrite(address, "afterFiles"), "fallback")).toBe(page);
});
