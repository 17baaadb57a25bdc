import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { compile, match } from "path-to-regexp";
import { englishPaths, otherLanguagePath, pathTo } from "@/lib/paths";
import { products } from "@/lib/shop/catalogue";
import config from "@/next.config.mjs";

const english = [
  ...Object.values(englishPaths),
  ...products.map(({ id }) => pathTo("en", id)),
  "/auth/window",
];
const built = english.flatMap((path) => [
  path === "/" ? "/en" : `/en${path}`,
  otherLanguagePath(path),
]);

/** The page at an address, on a host that knows the table of rewrites and the built pages, but not Next.js's server. */
async function pageAt(address: string): Promise<string | undefined> {
  const rules = await (await config(PHASE_PRODUCTION_SERVER)).rewrites?.();
  if (!rules || Array.isArray(rules)) throw new Error("The rewrites have no order.");
  const page = rewritten(address, rules.afterFiles) ?? address;
  return built.includes(page) ? page : rewritten(page, rules.fallback);
}

function rewritten(
  address: string,
  rules: readonly { source: string; destination: string }[] = [],
) {
  for (const { source, destination } of rules) {
    const found = match<Record<string, string>>(source)(address);
    if (!found) continue;
    if (!destination.includes(":")) return destination;
    expect(Object.values(found.params)).not.toContain("");
    return compile(destination, { validate: false })(found.params);
  }
  return undefined;
}

test.each<[string, string | undefined]>([
  ...english.flatMap<[string, string | undefined]>((path, index) => [
    [path, built[2 * index]],
    [otherLanguagePath(path), otherLanguagePath(path)],
  ]),
  ["/no-such-page", "/en/not-found"],
  ["/no/such/page", "/en/not-found"],
  ["/history", "/en/not-found"],
  ["/hi/no-such-page", "/hi/not-found"],
  ["/hi/no/such/page", "/hi/not-found"],
  ["/api/auth/session", undefined],
  ["/_next/static/chunks/missing.js", undefined],
])("%s is the page %s on every host", async (address, page) => {
  expect(await pageAt(address)).toBe(page);
});
