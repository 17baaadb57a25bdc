import { inlineStylesAndDelayScripts } from "@/scripts/next/inline-styles-and-delay-scripts";

const sheets: Readonly<Record<string, string>> = {
  "/_next/static/css/a.css": "/*! licence */p{content:'$&'}",
};
const changed = (html: string) =>
  inlineStylesAndDelayScripts(html, (address) => sheets[address] ?? "unknown");

const page = (head: string, end: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p>Milk</p>${end}</body></html>`;

test("a page holds its style, and its scripts wait", () => {
  const before = page(
    '<link rel="preload" href="/font.woff2" as="font"/>' +
      '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>' +
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>' +
      '<script src="/_next/static/chunks/app/(en)/page-1.js" async=""></script>' +
      '<script async="" src="/_next/static/added-popup-1/en.js"></script>' +
      "<script>first()</script>" +
      '<script src="/_next/static/chunks/polyfills-1.js" noModule=""></script>',
    '<script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script>' +
      '<script>self.__next_f.push([1,"href=\\"/_next/static/css/a.css\\""])</script>',
  );

  expect(changed(before)).toBe(
    page(
      '<link rel="preload" href="/font.woff2" as="font"/>' +
        '<script type="delayed" src="/_next/static/chunks/app/(en)/page-1.js" async=""></script>' +
        '<script async="" src="/_next/static/added-popup-1/en.js"></script>' +
        "<script>first()</script>" +
        "<style>p{content:'$&'}</style>" +
        '<link disabled rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>',
      '<script type="delayed" src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script>' +
        '<script>self.__next_f.push([1,"href=\\"/_next/static/css/a.css\\""])</script>',
    ),
  );
});

test.each([
  ["no style sheet", '<script src="/_next/static/chunks/a.js" async=""></script>'],
  ["no scripts", '<link rel="stylesheet" href="/_next/static/css/a.css"/>'],
])("refuses a page with %s", (_, head) => {
  expect(() => changed(page(head, ""))).toThrow("The page has no style sheet or no scripts.");
});
