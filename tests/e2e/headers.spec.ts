import { en } from "@/lib/copy";
import { shopHeaders } from "@/tests/support/guards";
import { addresses, expect, inHindi, takeExpected, test } from "@/tests/support/shop";

const tag = "@live";
const pages = [...addresses, "/offline", "/auth/window", "/no-such-page"];

test("every answer guards its visitors, and only files are kept", { tag }, async ({ request }) => {
  const html = await (await request.get("/products")).text();
  const file = (folder: string) => new RegExp(`${folder}[\\w.-]+`).exec(html)?.[0] ?? folder;
  const files = ["/pictures/", "/pictures/hero-wide-", "/_next/static/chunks/"].map(file);
  const others = ["/sw.js", "/api/auth/session", "/manifest.webmanifest"];
  const missing = ["/no-such.txt", "/pictures/no-such.avif", "/_next/static/no-such.js"];
  for (const path of [...pages, ...pages.map(inHindi), ...others, ...files, ...missing]) {
    const sent = (await request.get(path)).headers();
    const own = {
      ...(/^\/pictures\/(?!no-)/.test(path) && {
        "cross-origin-resource-policy": "cross-origin",
      }),
      ...(path.endsWith("/auth/window") && { "cross-origin-opener-policy": "unsafe-none" }),
    };
    // The values of a header that was sent twice are joined by a comma.
    const expected = Object.entries({ ...shopHeaders, ...own });
    const wrong = expected.flatMap(([name, value]) => (sent[name] === value ? [] : name));
    const sentence = `${path} lacks a header, or has another value of it: ${wrong.join(", ")}.`;
    expect(wrong, sentence).toEqual([]);
    for (const unwanted of ["set-cookie", "x-powered-by", "access-control-allow-origin"]) {
      expect(sent, `${path} should come without ${unwanted}.`).not.toHaveProperty(unwanted);
    }
    const isKept = /immutable|max-age=\d{3}/.test(sent["cache-control"] ?? "");
    const caching = `${path} has the wrong Cache-Control: ${sent["cache-control"]}.`;
    expect(isKept, caching).toBe(files.includes(path));
  }
  // A redirect of the router, which a cache would take for the page's.
  const router = await request.get("/products", { headers: { rsc: "1" }, maxRedirects: 0 });
  const caching = router.headers()["cache-control"];
  expect(caching, "Answers to the router lack Cache-Control: no-store.").toContain("no-store");
});

test("every page allows its own inline scripts and styles alone", { tag }, async ({ request }) => {
  // At the very beginning of the head, because a policy does not apply to what stands before it.
  const start = /^<head>.{0,60}<meta http-equiv="Content-Security-Policy" content="(.*?)"/s;
  const hashes = String.raw`'self'( 'sha256-[\w+/]{43}=')+`;
  const policy = RegExp(`^default-src 'none'; script-src ${hashes}; style-src ${hashes}; `);
  for (const address of [...pages, ...pages.map(inHindi)]) {
    const html = await (await request.get(address)).text();
    expect(start.exec(html.slice(html.indexOf("<head>")))?.[1], address).toMatch(policy);
  }
});

test("injected scripts, styles and frames do nothing", async ({ page, complaints }) => {
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const injected = `<script>document.title = "script"</script>
      <img src="data:," onerror="document.title = 'handler'" alt="">
      <script src="https://evil.example/a.js"></script>
      <iframe src="/about" title="frame"></iframe>
      <p style="position: fixed" id="styled">text</p></body>`;
    const body = (await answer.text()).replace("</body>", injected);
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/");
  await expect(page).toHaveTitle(en.home.title);
  await expect(page.locator("#styled")).toHaveCSS("position", "static");
  const refused = () => complaints.flatMap((text) => /^Blocked by ([\w-]+)/.exec(text)?.[1] ?? []);
  const directives = ["frame-src", "script-src-attr", "script-src-elem", "style-src-attr"];
  await expect.poll(() => [...new Set(refused())].sort()).toEqual(directives);
  takeExpected(complaints, /Content Security Policy|^Blocked by/);
});
