import { blockedMarkup } from "@/scripts/build/csp/check-page-csp";

test.each([
  ["a style element", "<style>p{}</style>", ["<style>"]],
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
