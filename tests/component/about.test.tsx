import Page from "@/app/[lang]/about/page";
import { en } from "@/lib/copy";
import { pathTo } from "@/lib/paths";
import type * as Catalogue from "@/lib/shop/catalogue";
import { dairyGoods } from "@/lib/shop/facts";
import { fill } from "@/lib/fill";

jest.mock("@/lib/shop/catalogue", () => {
  const all = jest.requireActual<typeof Catalogue>("@/lib/shop/catalogue");
  return { ...all, products: all.products.filter(({ id }) => id !== "pure-desi-ghee") };
});

test("what the dairy makes and the shop no longer sells can be asked for", async () => {
  // What its components are given, without the components.
  const page = JSON.stringify(await Page(), (key, value: unknown) => (key === "type" ? "" : value));
  const { names, question } = en.about.goods;
  for (const { id, product } of dairyGoods) {
    const isSold = product !== undefined && id !== "ghee";
    expect(page.includes(fill(question, { good: names[id] }))).toBe(!isSold);
    if (product) expect(page.includes(pathTo("en", product))).toBe(isSold);
  }
});
