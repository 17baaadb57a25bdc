import { filesToCache } from "@/lib/offline/pages-and-files-kept-offline";

const set = {
  assets: ["/a.js"],
  pictures: [],
  pages: ["/", "/products"],
  onVisit: [{ page: "/seller", assets: ["/seller.js"] }],
};

test.each([
  ["shoppers", ["https://shop.example/", "https://shop.example/products?q=/seller"]],
  ["nobody, when only the worker is updated", []],
])("the seller's page is not cached for %s", (_, addresses) => {
  expect(filesToCache(set, addresses)).toEqual({ assets: ["/a.js"], pages: ["/", "/products"] });
});

test("the seller's page is cached with its assets once it has been opened", () => {
  expect(filesToCache(set, ["https://shop.example/", "https://shop.example/seller"])).toEqual({
    assets: ["/a.js", "/seller.js"],
    pages: ["/", "/products", "/seller"],
  });
});
