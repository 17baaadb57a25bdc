import { withScriptsAside } from "@/scripts/next/deferred-scripts.mjs";

test("puts a document's scripts and manifest aside, and leaves out what only old browsers run", () => {
  const html = [
    '<html><head><link rel="stylesheet" href="/_next/static/css/a.css"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack.js"/>',
    '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    '<script src="/_next/static/chunks/page.js" async=""></script>',
    "<script>inline()</script>",
    '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
    "</head><body><p>$& Milk</p>",
    '<script src="/_next/static/chunks/webpack.js" id="_R_" async=""></script></body></html>',
  ].join("");

  expect(withScriptsAside(html)).toBe(
    [
      '<html><head><link rel="stylesheet" href="/_next/static/css/a.css"/>',
      '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>',
      "<script>inline()</script>",
      "</head><body><p>$& Milk</p>",
      '<template><link rel="manifest" href="/manifest.webmanifest"/>',
      '<script src="/_next/static/chunks/page.js" async=""></script>',
      '<script src="/_next/static/chunks/webpack.js" async=""></script></template>',
      "</body></html>",
    ].join(""),
  );
});

test.each([
  "",
  '<script async src="/_next/static/chunks/page.js"></script>',
  "<template></template>",
  '<link as="script" rel="preload" href="/_next/static/chunks/page.js"/>',
])("refuses a document whose scripts it would not find: %s", (unknown) => {
  const known = unknown && '<script src="/_next/static/chunks/known.js" async=""></script>';

  expect(withScriptsAside(`<html><body>${known}${unknown}</body></html>`)).toBeUndefined();
});
