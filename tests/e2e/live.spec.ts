import type { APIRequestContext } from "playwright/test";
import { madeUpValues } from "@/lib/shop/config";
import { formatPhone, mobileIn } from "@/lib/shop/phone";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";

// What only a deployed shop has. `npm run live` tries it, and with it all stories with its tag, which hold of any shop.

const tag = "@live";
const { origin, protocol, host, hostname, port } = new URL(process.env.SHOP_ADDRESS ?? "");
const isHere = /^(localhost|127\..*|\[::1\])$/.test(hostname);

/** Adds the sentence to what is to be mended, unless all is well. The story goes on. */
const check = (isWell: unknown, sentence: string) => expect.soft(isWell, sentence).toBeTruthy();

/** Every page, as its path and HTML. */
function fetchPages(request: APIRequestContext) {
  const paths = [...addresses, ...addresses.map(inHindi)];
  return Promise.all(
    paths.map(async (path) => [path, await (await request.get(path)).text()] as const),
  );
}

test("nothing is made up", { tag }, async ({ request }) => {
  const pages = await fetchPages(request);
  for (const [name, value] of Object.entries(madeUpValues)) {
    const [text = ""] = value.split(" | ");
    const [path] = pages.find(([, html]) => html.includes(text)) ?? [];
    check(!path, `${name} (see .env.example) is made up: ${text} stands on ${path}.`);
  }
});

test("every page opens the same chat, and calls the same number", { tag }, async ({ request }) => {
  const pages = await fetchPages(request);
  for (const [what, pattern] of [
    ["chat", /(?:send\?phone=|name="phone" value=")(\d*)/g],
    ["call", /"tel:(\+?\d*)"/g],
  ] as const) {
    const found = pages.flatMap(([path, html]) =>
      Array.from(html.matchAll(pattern), ([, number = ""]) => [number, path] as const),
    );
    const numbers = new Map(found);
    const all = [...numbers].map(([number, path]) => `${number} on ${path}`).join(", ");
    check(numbers.size === 1, `To ${what} there is not one number: ${all}.`);
    const mobile = mobileIn(found[0]?.[0] ?? "");
    check(mobile, `"${found[0]?.[0]}" is no number to ${what}.`);
    const description = `To ${what}: ${formatPhone(`91${mobile}`)}`;
    if (mobile) test.info().annotations.push({ type: "number", description });
  }
});

test("pages come compressed and encrypted", { tag }, async ({ request }) => {
  const html = await (await request.get("/products")).text();
  const [script = ""] = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(html) ?? [];
  for (const path of ["/products", script, "/sw.js"]) {
    const { "content-encoding": encoding = "" } = (await request.get(path)).headers();
    check(/^(br|gzip|zstd)$/.test(encoding), `${path} comes without compression.`);
  }
  if (isHere) return;
  check(protocol === "https:", `${origin} is not encrypted: phones warn of it, and keep nothing.`);
  if (port) return;
  const plain = `http://${host}/about`;
  const answer = await request.get(plain, { maxRedirects: 0 }).catch(() => undefined);
  const to = answer?.headers().location ?? "nothing";
  check(to === `${origin}/about`, `${plain} should lead to ${origin}/about, not to ${to}.`);
});
