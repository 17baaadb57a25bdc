import { PHASE_PRODUCTION_SERVER } from "next/constants";
import NotFound from "@/app/[lang]/not-found/page";
import config from "@/next.config.mjs";
import { milkProduct } from "@/tests/support/goods";

// The configuration loads the catalogue by tsx, which Jest does not let in, and does itself.
jest.mock("tsx/esm/api", () => ({
  tsImport: () => jest.requireActual<object>("@/lib/shop/catalogue"),
}));

// Hosts that apply the rewrites themselves take the first page that fits, if only for a product that there is not. By the
// suffix .rsc they name the data of a page.
test.each([
  [`/products/${milkProduct}`, undefined],
  [`/hi/products/${milkProduct}.rsc`, undefined],
  [`/products/${milkProduct}shake`, "/en/not-found"],
  ["/hi/products/no-such", "/hi/not-found"],
])("%s is an unknown product, if it is one, on every host", async (address, page) => {
  const rewrites = await (await config(PHASE_PRODUCTION_SERVER)).rewrites?.();
  const rules = rewrites && "afterFiles" in rewrites ? (rewrites.afterFiles ?? []) : [];
  const unknown = rules.filter(({ destination }) => destination.endsWith("/not-found"));
  const patternOf = (source: string) => RegExp(`^${source.replace(/:\w+/, "")}$`);
  expect(unknown.find(({ source }) => patternOf(source).test(address))?.destination).toBe(page);
});

test("a host that renders the page of unknown addresses anew learns its status from Next.js", () => {
  expect(NotFound).toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
