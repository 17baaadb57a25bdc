import { shopHeaders } from "@/tests/support/headers";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";

const pages = [...addresses, "/offline", "/auth/window", "/no-such-page"];
const all = [...pages, ...pages.map(inHindi)];

// At the very beginning of the head, because a policy does not apply to what stands before it.
const start = String.raw`<head>.{0,60}<meta http-equiv="Content-Security-Policy" content="default-src 'none';`;
const hashes = String.raw`'self'( 'sha256-[\w+/]{43}=')+;`;
const ownPolicy = RegExp(`${start} script-src ${hashes} style-src ${hashes} `, "s");

const tag = "@live";

test("every answer guards its visitors, and only files are kept", { tag }, async ({ request }) => {
  const html = await (await request.get("/products")).text();
  const file = (folder: string) => RegExp(`${folder}[\\w.-]+`).exec(html)?.[0] ?? folder;
  const files = ["/pictures/", "/pictures/hero-wide-", "/_next/static/chunks/"].map(file);
  const others = ["/sw.js", "/api/auth/session", "/manifest.webmanifest"];
  const missing = ["/no-such.txt", "/pictures/no-such.avif", "/_next/static/no-such.js"];
  const embedding = { "cross-origin-resource-policy": "cross-origin" };
  const opener = { "cross-origin-opener-policy": "unsafe-none" };
  for (const path of [...all, ...others, ...files, ...missing]) {
    const answer = await request.get(path);
    // The values of a header that was sent twice are joined by a comma.
    const sent = answer.headers();
    const own = path.endsWith("/auth/window") ? opener : undefined;
    const ofPicture = /^\/pictures\/(?!no-)/.test(path) ? embedding : undefined;
    expect(sent, `${path} lacks a header, or has another value of it:`).toMatchObject({
      ...shopHeaders,
      ...own,
      ...ofPicture,
    });
    const unwanted = /set-cookie|x-powered-by|access-control-allow-origin/;
    expect(Object.keys(sent).join(), path).not.toMatch(unwanted);
    const isKept = /immutable|max-age=\d{3}/.test(sent["cache-control"] ?? "");
    expect(isKept, `${path} is kept by its Cache-Control`).toBe(files.includes(path));
    if (all.includes(path)) expect(await answer.text(), path).toMatch(ownPolicy);
  }
  // A redirect of the router, which a cache would take for the page's.
  const router = await request.get("/products", { headers: { rsc: "1" }, maxRedirects: 0 });
  expect(router.headers()["cache-control"], "for the router").toContain("no-store");
});
