import { readFileSync } from "node:fs";
import { get } from "node:http";
import { test as serverTest } from "playwright/test";
import * as z from "zod";
import { expect, test } from "@/tests/support/shop-fixtures";

const common = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self)",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy":
    "default-src 'none'; script-src 'self' HASHES; style-src 'self' HASHES; connect-src 'self'; require-trusted-types-for 'script'; trusted-types nextjs#bundler dehati-milk; img-src 'self' data:; font-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self' https://api.whatsapp.com; frame-ancestors 'none'",
};
const data = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};
const shared = { "cross-origin-resource-policy": "cross-origin" };

/** Headers that reveal the server's software, or let other sites read its responses. */
const unwanted = ["server", "x-powered-by", "access-control-allow-origin"];

/**
 * The security headers and the unwanted headers of a response. A header that is sent twice has two values;
 * hashes of scripts and styles are replaced by HASHES.
 */
function guardingHeaders(
  address: string,
  requestHeaders: Record<string, string> = {},
): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    get(address, { headers: requestHeaders, agent: false }, (answer) => {
      answer.resume();
      const found = Object.entries(answer.headersDistinct).filter(
        ([name]) => name in common || unwanted.includes(name),
      );
      resolve(
        Object.fromEntries(
          found.map(([name, values = []]) => [
            name,
            values.join(" AND ").replace(/'sha256-[\w+/]{43}='( 'sha256-[\w+/]{43}=')*/g, "HASHES"),
          ]),
        ),
      );
    }).on("error", reject);
  });
}

/** The paths of all pages of the build that is being tested. */
function builtPages(): string[] {
  const contents = z.object({ pages: z.record(z.string(), z.unknown()) });
  return Object.keys(
    contents.parse(JSON.parse(readFileSync(".next/csp-hashes-and-preloads.json", "utf8"))).pages,
  );
}

/** The path of a file that the landing page loads. */
async function pathInLandingPage(site: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(site)).text();
  return pattern.exec(html)?.[0] ?? "not in the landing page";
}

serverTest("every page has each security header once", async ({ baseURL }) => {
  const pages = builtPages();
  expect(pages).toContain("/hi/products");
  for (const page of pages) {
    const own = page.endsWith("/auth/done") ? { "cross-origin-opener-policy": "unsafe-none" } : {};
    expect({ page, ...(await guardingHeaders(`${baseURL ?? ""}${page}`)) }).toEqual({
      page,
      ...common,
      ...own,
    });
  }
});

serverTest(
  "every response that is not a page has each security header once",
  async ({ baseURL }) => {
    const site = baseURL ?? "";
    const chunk = await pathInLandingPage(site, /\/_next\/static\/chunks\/main-app-\w+\.js/);
    const answers: [path: string, own: object, requestHeaders?: Record<string, string>][] = [
      ["/no-such-page", {}],
      ["/%", {}],
      ["/%00", {}],
      ["/Products", {}],
      ["/products?_rsc=x", {}, { RSC: "1" }],
      ["/api/nothing", {}],
      ["/api/auth/session", data],
      [chunk, data],
      ["/_next/static/chunks/no-such.js", data],
      ["/icons/icon-192.png", { ...data, ...shared }],
      ["/icon.svg", { ...data, ...shared }],
      ["/favicon.ico", { ...data, ...shared }],
    ];
    for (const [path, own, requestHeaders] of answers) {
      expect({ path, ...(await guardingHeaders(`${site}${path}`, requestHeaders)) }).toEqual({
        path,
        ...common,
        ...own,
      });
    }
  },
);

test("injected scripts, styles and markup do nothing", async ({ page, complaints }) => {
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      "</body>",
      `<script>document.title = "script"</script>
       <img src="data:," onerror="document.title = 'handler'" alt="">
       <script src="https://evil.example/a.js"></script>
       <iframe src="/about" title="frame"></iframe>
       <p style="position: fixed" id="styled">text</p></body>`,
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto("/");
  await expect(page).toHaveTitle(/Dehati Milk/);
  await expect(page.locator("#styled")).toHaveCSS("position", "static");
  const isRefused = await page.evaluate(() => {
    try {
      document.body.innerHTML = "<p>";
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(isRefused).toBe(true);

  const violated = new Set<string>();
  await expect
    .poll(() => {
      for (const complaint of complaints.splice(0)) {
        violated.add(/^Violation of (\S+)/.exec(complaint)?.[1] ?? "");
      }
      return [...violated].filter(Boolean).sort();
    })
    .toEqual([
      "frame-src",
      "require-trusted-types-for",
      "script-src-attr",
      "script-src-elem",
      "style-src-attr",
    ]);
});
