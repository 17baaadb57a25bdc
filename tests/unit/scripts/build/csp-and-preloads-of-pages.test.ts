import {
  blockedMarkup,
  inlineScriptHashes,
  inlineStyleHashes,
} from "@/scripts/build/csp-and-preloads-of-pages";

// printf 'go()' | openssl dgst -sha256 -binary | base64
const goHash = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

test.each([
  ["a script", "<script>go()</script>"],
  ["the same script twice", "<script>go()</script><p></p><script>go()</script>"],
  ["a script with attributes", '<script id="x" data-src="/a.js" nonce>go()</script>'],
  ["a script that names its type", "<script type='text/javascript'>go()</script>"],
  ["a module", "<script type=module>go()</script>"],
])("names %s", (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([goHash]);
});

test("names style elements, the same one once", () => {
  const html = "<style>go()</style><link rel=stylesheet href=a.css><style>go()</style>";
  expect(inlineStyleHashes(html)).toEqual([goHash]);
});

test("hashes every character of a script", () => {
  expect(inlineScriptHashes("<script> go()\n</script>")).not.toEqual([goHash]);
});

test.each([
  ["a script of another file", '<script src="/a.js" async=""></script>'],
  ["a block of data", '<script type="application/ld+json">{"a":1}</script>'],
])("needs no hash for %s", (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});

test.each([
  ["a style attribute", '<p class="a" style="color:red">', ["style of <p>"]],
  ["an event handler", "<img src=a.png ONERROR='go()'>", ["onerror of <img>"]],
  [
    "code and text about styles",
    '<p title=\' style="" \'>style=</p><script>"<p style=>"</script>',
    [],
  ],
  ["other attributes", '<p data-style="a" data-onclick="b">', []],
])("tells %s", (_, html, found) => {
  expect(blockedMarkup(html)).toEqual(found);
});
