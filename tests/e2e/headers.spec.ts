import { en } from "@/lib/copy";
import { addresses, expect, inHindi, takeExpected, test } from "@/tests/support/shop";

const guards = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  // The other directives are in a <meta> of each page.
  "content-security-policy": "frame-ancestors 'none'",
  "cache-control": "s-maxage=60, stale-while-revalidate",
};
/** Headers that would name the server's software, or let other sites read what it answers. */
const unwanted = ["server", "x-powered-by", "access-control-allow-origin", "set-cookie"];

const forAllSites = { "cross-origin-resource-policy": "cross-origin" };
const cachedForever = { "cache-control": "public, max-age=31536000, immutable" };
const uncached = "private, no-cache, no-store, max-age=0, must-revalidate";

type Row = [path: string, status: number, own: object, sent?: Record<string, string>];

const rows = (html: string): Row[] => [
  ["/", 200, {}],
  ["/hi/products/a2-milk", 200, {}],
  ["/auth/window", 200, { "cross-origin-opener-policy": "unsafe-none" }],
  ["/refund?_rsc", 200, {}, { RSC: "1" }],
  ["/no-such-page", 404, {}],
  ["/hi/no-such-page", 404, {}],
  ["/no-such-file.txt", 404, {}],
  ["/manifest.webmanifest", 200, forAllSites],
  ["/favicon.ico", 200, forAllSites],
  ["/icons/icon-192.png", 200, { ...forAllSites, "cache-control": "public, max-age=86400" }],
  [addressIn(html, "/pictures/"), 200, { ...forAllSites, ...cachedForever }],
  [addressIn(html, "/pictures/hero-wide-"), 200, { ...forAllSites, ...cachedForever }],
  [addressIn(html, "/_next/static/chunks/"), 200, cachedForever],
  ["/_next/static/chunks/no-such-file.js", 404, { "cache-control": uncached }],
  ["/sw.js", 200, { "cache-control": "no-cache" }],
  ["/api/auth/session", 200, { "cache-control": "private, no-store" }],
];

/** The first address of a file in a folder like "/pictures/" that a page names. */
function addressIn(html: string, folder: string): string {
  return new RegExp(`${folder}[\\w.-]+`).exec(html)?.[0] ?? `no file of ${folder}`;
}

test("every answer has each guarding header once", async ({ request }) => {
  const html = await (await request.get("/products")).text();
  for (const [path, status, own, headers] of rows(html)) {
    const answer = await request.get(path, { headers });
    // The values of a header that was sent twice are joined by a comma.
    const received = Object.entries(answer.headers()).filter(
      ([name]) => name in guards || unwanted.includes(name),
    );
    expect({ path, status: answer.status(), ...Object.fromEntries(received) }).toEqual({
      path,
      status,
      ...guards,
      ...own,
    });
  }
});

test("every page allows its own inline scripts and styles alone", async ({ request }) => {
  // At the very beginning of the head, because a policy does not apply to what stands before it.
  const start = /^.{0,60}<meta http-equiv="Content-Security-Policy" content="(.*?)"/s;
  const paths = [...addresses, "/offline", "/auth/window", "/no-such-page"];
  for (const address of [...paths, ...paths.map(inHindi)]) {
    const html = await (await request.get(address)).text();
    const [, policy = ""] = start.exec(html.slice(html.indexOf("<head>"))) ?? [];
    expect(policy.replaceAll(/( 'sha256-[\w+/]{43}=')+/g, " HASHES"), address).toBe(
      "default-src 'none'; script-src 'self' HASHES; style-src 'self' HASHES; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self' https://api.whatsapp.com",
    );
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
