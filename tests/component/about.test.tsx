import Page from "@/app/[lang]/about/page";
import { en } from "@/lib/copy";
import type * as Catalogue from "@/lib/shop/catalogue";
import { fill } from "@/lib/shop/format";

jest.mock("@/lib/shop/catalogue", () => {
  const all = jest.requireActual<typeof Catalogue>("@/lib/shop/catalogue");
  return { ...all, products: all.products.filter(({ id }) => id !== "pure-desi-ghee") };
});

test("what the dairy makes and the shop no longer sells can be asked for", async () => {
  // What its components are given, without the components.
  const page = JSON.stringify(await Page(), (key, value: unknown) => (key === "type" ? "" : value));
  const { names, question } = en.about.goods;
  expect(page).toContain(fill(question, { good: names.ghee }));
  expect(page).not.toContain('"to":"pure-desi-ghee"');
});
