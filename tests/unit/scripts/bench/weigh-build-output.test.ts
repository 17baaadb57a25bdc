import { firstLoadOf } from "@/scripts/bench/weigh-build-output";
import { deniedModulesIn } from "@/scripts/bench/modules-denied-in-first-load";

test("reads what a document loads first", () => {
  const html = `<!DOCTYPE html><html><head>
    <link rel="preload" href="/font.woff2" as="font" crossorigin=""/>
    <link rel="stylesheet" href="/one.css?a=1&amp;b=2" data-precedence="next"/>
    <link disabled rel="stylesheet" href="/held-by-the-page.css"/>
    <link rel="preload" as="script" fetchPriority="low" href="/runtime.js"/>
    <link rel="icon" href="/icon.svg"/>
    <script src="/page.js" async=""></script>
    <script src="/polyfills.js" noModule=""></script>
    </head><body><script>self.rows = "\\u003cscript src='/no.js'>"</script>
    <script src="/runtime.js" id="_R_" async=""></script></body></html>`;

  expect(firstLoadOf(html)).toEqual({
    scripts: ["/runtime.js", "/page.js"],
    styleSheets: ["/one.css?a=1&b=2"],
  });
});

test.each([
  ["e={heading:'Something went wrong'}", "en", []],
  ["e={heading:'कुछ गड़बड़'}", "hi", []],
  ["e={heading:'कुछ गड़बड़ हो गई'}", "en", []],
  ["e={heading:'कुछ'}", "en", ["the words of the Hindi pages"]],
  [String.raw`e={heading:'\u0915'}`, "en", ["the words of the Hindi pages"]],
  ["throw new ZodError", "en", ["zod"]],
  ["'popup-closed-by-user'", "hi", ["sign-in"]],
] as const)("%s on a page in %s: %j", (script, language, found) => {
  expect(deniedModulesIn(script, language)).toEqual(found);
});
