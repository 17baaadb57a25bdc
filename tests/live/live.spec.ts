import { once } from "node:events";
import { connect } from "node:tls";
import { expect, test, type APIRequestContext } from "playwright/test";
import { en } from "@/lib/copy";
import { indexedPages, pathTo, wholeAddress } from "@/lib/paths";
import { products } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { readPhone } from "@/lib/shop/phone";
import { readGuards } from "@/tests/support/guards";
import { addresses, inHindi } from "@/tests/support/shop";
import { textOf, typeDelivery } from "@/tests/support/steps";

// What holds of any deployed shop: `npm run live` runs it. Each message is a sentence for the owner.

const site = new URL(process.env.SHOP_ADDRESS ?? "http://127.0.0.1:3000");
const { origin } = site;
const isSecure = site.protocol === "https:";
const isLocal = /^(localhost|127\..*|\[::1\])$/.test(site.hostname);

const indexedPaths = (["en", "hi"] as const).flatMap((language) => [
  ...indexedPages.map((name) => pathTo(language, name)),
  ...products.map(({ id }) => pathTo(language, id)),
]);
const english = [...addresses, "/offline"];
const paths = new Set([...indexedPaths, ...english, ...english.map(inHindi)]);

/** Adds a line to the report: of type "skip" what was not tried, of another type what was found. */
const note = (type: string, description: string) =>
  test.info().annotations.push({ type, description });

/** Adds the sentence to what is to be mended, unless all is well. The test goes on. */
const check = (isWell: unknown, sentence: string) => expect.soft(isWell, sentence).toBeTruthy();

/** The HTML of every page by its path. */
async function fetchPages(request: APIRequestContext): Promise<Map<string, string>> {
  const fetchPage = async (path: string) => [path, await (await request.get(path)).text()] as const;
  return new Map(await Promise.all([...paths].map(fetchPage)));
}

/** The value of a `<meta>` by its name, or of a `<link>` by its relation. */
function metadataOf(html: string, name: string): string {
  const tag = `<(?:meta (?:name|property)|link rel)="${name}" (?:content|href)="([^"]*)"`;
  return new RegExp(tag).exec(html)?.[1] ?? "";
}

test("Every page is there, and other addresses say that they are not", async ({ request }) => {
  const missing = ["/no-such-page", "/hi/no-such-page", "/products/no-such-page"];
  for (const path of [...paths, ...missing]) {
    const answer = await request.get(path);
    const status = answer.status();
    const rightStatus = missing.includes(path) ? 404 : 200;
    check(status === rightStatus, `${path} has status ${status}, which should be ${rightStatus}.`);
    check(answer.url() === new URL(path, origin).href, `${path} leads to ${answer.url()}.`);
    const lang = /<html[^>]* lang="(\w+)/.exec(await answer.text())?.[1] ?? "none";
    const rightLang = /^\/hi(\/|$)/.test(path) ? "hi" : "en";
    check(
      lang === rightLang,
      `${path} should be a page in the language ${rightLang}; it is ${lang}.`,
    );
  }
});

test("Pages run their own scripts and no others", async ({ request, page }) => {
  for (const [path, html] of await fetchPages(request)) {
    const hasPolicy = /<meta http-equiv="Content-Security-Policy"[^>]* 'sha256-/.test(html);
    check(hasPolicy, `${path} has no policy: was it built by "npm run build"?`);
  }
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (line) => {
    if (line.type() === "error") complaints.push(line.text());
  });
  for (const path of [...addresses, ...addresses.map(inHindi)]) {
    await page.goto(path);
    // React leaves a key like "__reactFiber$a1b2" on each element that it has taken over.
    const hasReact = () =>
      Object.keys(document.querySelector("header") ?? {})
        .join()
        .includes("__react");
    const isAlive = await page.waitForFunction(hasReact, null, { timeout: 20_000 }).catch(() => "");
    check(isAlive, `${path} does not come to life.`);
    check(complaints.length === 0, `${path} complains: ${complaints.splice(0).join("; ")}`);
  }
});

test("Every answer has the headers that protect visitors", async ({ request }) => {
  const html = await (await request.get("/products")).text();
  const files = ["/pictures/", "/_next/static/chunks/"].map(
    (folder) => new RegExp(`${folder}[\\w.-]+`).exec(html)?.[0] ?? folder,
  );
  const guards = await readGuards();
  for (const path of ["/", "/hi/products", "/no-such-page", "/sw.js", ...files]) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(guards)) {
      const sent = headers[name];
      const isOpen = name === "cross-origin-resource-policy" && sent === "cross-origin";
      if (!sent) check(false, `${path} lacks the header ${name}: ${value}.`);
      else check(isOpen || sent.includes(value), `${path} has ${name}: ${sent}, not ${value}.`);
    }
    check(!headers["set-cookie"], `${path} sets a cookie.`);
    const kept = headers["cache-control"] ?? "";
    const isKept = /immutable|(?<!s-)max-age=\d{4}/.test(kept);
    check(files.includes(path) || !isKept, `${path} may be kept by browsers for long: ${kept}.`);
  }
});

test("Other addresses of the shop lead here", async ({ request }) => {
  const checkRedirect = async (from: string, to: string) => {
    const answer = await request.get(from, { maxRedirects: 0 }).catch(() => undefined);
    const location = answer?.headers().location;
    const isRight = location !== undefined && new URL(location, from).href === to;
    check(isRight, `${from} should lead to ${to}, not to ${location ?? "nothing"}.`);
  };
  await checkRedirect(`${origin}/en/about`, `${origin}/about`);
  await checkRedirect(`${origin}/products/`, `${origin}/products`);
  if (isSecure && !site.port) await checkRedirect(`http://${site.host}/about`, `${origin}/about`);
  else note("skip", "whether http leads to https, which needs an https address without a port.");
  if (isLocal || site.host.startsWith("www.")) return;
  const www = `${site.protocol}//www.${site.host}/about`;
  const answer = await request.get(www).catch(() => undefined);
  if (!answer) note("skip", `www.${site.host}, which does not answer.`);
  else check(answer.url() === `${origin}/about`, `${www} answers, and leads to no page here.`);
});

test("Pages come encrypted, compressed, and several at once", async ({ request }) => {
  for (const path of ["/", "/sw.js"]) {
    const encoding = (await request.get(path)).headers()["content-encoding"] ?? "";
    check(/^(br|gzip|zstd)$/.test(encoding), `${path} comes without compression.`);
  }
  if (!isSecure) {
    if (isLocal) note("skip", "https and HTTP/2, which this machine's own address has not.");
    else check(false, `${origin} is not encrypted: phones warn of it, and keep nothing for later.`);
    return;
  }
  const [host, port] = [site.hostname, Number(site.port || 443)];
  const rejectUnauthorized = !process.env.SELF_SIGNED;
  const socket = connect({
    host,
    port,
    rejectUnauthorized,
    servername: host,
    ALPNProtocols: ["h2", "http/1.1"],
  });
  await once(socket, "secureConnect");
  check(socket.alpnProtocol === "h2", "The server does not speak HTTP/2.");
  const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000;
  check(days > 10, `The certificate is valid for ${Math.floor(days)} more days only.`);
  socket.destroy();
});

const crawlers = {
  WhatsApp: "WhatsApp/2.24.20.80 A",
  Facebook: "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  Google: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

test("WhatsApp, Facebook and Google can read pages and previews", async ({ request }) => {
  for (const [name, agent] of Object.entries(crawlers)) {
    const headers = { "User-Agent": agent };
    for (const path of ["/", "/hi/products/a2-milk"]) {
      const answer = await request.get(path, { headers });
      const html = await answer.text();
      check(answer.ok(), `${name} gets status ${answer.status()} for ${path}.`);
      if (!answer.ok()) continue;
      const said = metadataOf(html, "og:url");
      check(
        said === wholeAddress(origin, path),
        `${path} tells ${name} that its address is ${said}.`,
      );
      const picture = metadataOf(html, "og:image");
      check(metadataOf(html, "og:title") && picture, `${path} has no preview for ${name}.`);
      check(picture.startsWith(`${origin}/`), `The preview of ${path} is elsewhere: ${picture}.`);
      const { pathname } = new URL(picture || "/", origin);
      const image = await request.get(pathname, { headers });
      const isImage = image.headers()["content-type"]?.startsWith("image/");
      check(
        image.ok() && isImage,
        `${name} gets no picture for ${path}: status ${image.status()}.`,
      );
    }
  }
});

test("Search engines find the shop at this address", async ({ request }) => {
  const pages = await fetchPages(request);
  for (const path of indexedPaths) {
    const html = pages.get(path) ?? "";
    const canonical = metadataOf(html, "canonical");
    const isHere = canonical === wholeAddress(origin, path);
    check(isHere, `${path} says that its address is ${canonical || "none"}: is SITE_URL right?`);
    check(!metadataOf(html, "robots").includes("noindex"), `${path} forbids search engines.`);
    check(html.includes('<script type="application/ld+json"'), `${path} has no structured data.`);
  }
  const { "x-robots-tag": forbidden = "" } = (await request.get("/")).headers();
  check(!/noindex|none/.test(forbidden), `X-Robots-Tag forbids search engines: ${forbidden}.`);
  const robots = await (await request.get("/robots.txt")).text();
  check(!/^disallow: *\/\s*$/im.test(robots), "robots.txt forbids search engines every page.");
  const map = `${origin}/sitemap.xml`;
  check(robots.includes(`Sitemap: ${map}`), `robots.txt does not name ${map}.`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)</g), ([, address = ""]) => address);
  const missing = indexedPaths.filter((path) => !listed.includes(wholeAddress(origin, path)));
  check(
    missing.length === 0,
    `sitemap.xml lacks ${missing[0]} of this address; it has ${listed[0]}.`,
  );
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });
  test("The shop can be installed, and opens without a network", async ({ page, request }) => {
    for (const path of ["/manifest.webmanifest", "/hi/manifest.webmanifest"]) {
      const answer = await request.get(path);
      const isManifest = (await answer.text()).includes('"start_url"');
      check(isManifest, `${path} is no manifest: status ${answer.status()}.`);
    }
    const script = await request.get("/sw.js");
    const type = script.headers()["content-type"] ?? "none";
    const isScript = script.ok() && type.includes("javascript");
    check(isScript, `/sw.js is no service worker: status ${script.status()}, ${type}.`);
    await page.goto("/");
    const isReady = page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const late = new Promise((resolve) => setTimeout(resolve, 20_000));
    check(await Promise.race([isReady, late]), "The service worker does not start.");
    if (test.info().errors.length > 0) return;
    await page.context().setOffline(true);
    const opened = await page.reload().catch(() => undefined);
    check(opened?.ok(), "Without a network the page does not open.");
  });
});

test("Signing in is set up for this address", async ({ request }) => {
  const answer = await request.get("/api/auth/providers");
  const text = await answer.text();
  check(answer.ok() && text.startsWith("{"), `/api/auth/providers has status ${answer.status()}.`);
  test.skip(text === "{}", "sign-in, which is not set up.");
  const isHere = text.includes(`"${origin}/api/auth/callback/google"`);
  check(isHere, `Google is not to lead back to ${origin}: is NEXTAUTH_URL right?`);
});

test("Nothing is made up", async ({ request }) => {
  const pages = [...(await fetchPages(request))];
  // The placeholders of what is not configured: "+91 00000 00000", "hello@dehatimilk.example", "Example House".
  for (const [name, value] of Object.entries(readConfig({}).config)) {
    const placeholder = /(?<=")[^"]*(?:\d{5}|\.example|Example|उदाहरण)[^"]*(?=")/g;
    const texts = JSON.stringify(value ?? "").match(placeholder) ?? [];
    const places = pages.filter(([, html]) => texts.some((text) => html.includes(text)));
    check(
      places.length === 0,
      `${name} (see .env.example) is made up (${texts[0]}), on ${places[0]?.[0]} and ${places.length - 1} more pages.`,
    );
  }
});

test("Every page opens the same chat, and calls the same number", async ({ request }) => {
  const pages = [...(await fetchPages(request))];
  for (const [what, pattern] of [
    ["chat", /api\.whatsapp\.com\/send\?phone=(\d*)|name="phone" value="(\d*)"/g],
    ["call", /"tel:(\+?\d*)"/g],
  ] as const) {
    const found = pages.flatMap(([path, html]) =>
      Array.from(html.matchAll(pattern), ([, a, b]) => ({ path, number: a ?? b ?? "" })),
    );
    const number = found[0]?.number ?? "";
    const other = found.find((each) => each.number !== number);
    const where = `${other?.path} than on ${found[0]?.path}: ${other?.number}, not ${number}`;
    check(!other, `There is another number to ${what} on ${where}.`);
    const right = readPhone(`+${number.replace("+", "")}`);
    check(right, `"${number}" is no number to ${what}.`);
    if (right) note("number", `${what}: ${right.readable}`);
  }
});

test("An order gets to WhatsApp, which is not sent", async ({ page, context }) => {
  const chats: string[] = [];
  await context.route(/api\.whatsapp\.com/, async (route) => {
    chats.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "" });
  });
  await page.goto("/products");
  const add = page.getByRole("button", { name: en.productsPage.form.add });
  test.skip((await add.count()) === 0, "an order: everything is sold out.");
  await add.first().click();
  await page.getByRole("button", { name: en.added.goToCart }).click();
  await page.getByRole("button", { name: en.cart.checkout }).click();
  await typeDelivery(page, { name: "Trial", address1: "Trial", mobile: "9876543210" });
  await page.getByRole("button", { name: en.delivery.deliver }).click();
  await expect.poll(() => chats.length, "The order does not get to WhatsApp.").toBe(1);
  check(
    textOf(chats[0]).includes(`${en.order.fields.name.label}: Trial`),
    "The chat opens without the order.",
  );
  const leadsHere = textOf(chats[0]).includes(`${origin}/products#order=`);
  check(leadsHere, `The order's link leads to another address than ${origin}.`);
});
