import { PHASE_PRODUCTION_SERVER } from "next/constants";
import config from "@/next.config.mjs";
import { milkProduct } from "@/tests/support/goods";

// The configuration loads the catalogue by tsx, which Jest does not let in, and does itself.
jest.mock("tsx/esm/api", () => ({
  tsImport: () => jest.requireActual<object>("@/lib/shop/catalogue"),
}));

// Hosts that apply the rewrites themselves take the first page that fits, if only for a product that there is not.
test.each([
  [`/products/${milkProduct}`, undefined],
  [`/hi/products/${milkProduct}`, undefined],
  // By this suffix hosts name the data of a page.
  [`/products/${milkProduct}.rsc`, undefined],
  ["/products/no-such", "/en/not-found"],
  [`/products/${milkProduct}shake`, "/en/not-found"],
  [`/products/${milkProduct}.html`, "/en/not-found"],
  ["/hi/products/no-such", "/hi/not-found"],
])("%s is an unknown product, if it is one, on every host", async (address, page) => {
  const rewrites = await (await config(PHASE_PRODUCTION_SERVER)).rewrites?.();
  if (!rewrites || Array.isArray(rewrites)) throw new Error("The rewrites have no order.");
  const rule = rewrites.afterFiles?.find(
    ({ source, destination }) =>
      destination.endsWith("/not-found") &&
      new RegExp(`^${source.replace(/:\w+/, "")}$`).test(address),
  );
  expect(rule?.destination).toBe(page);
});
