import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { languageOf } from "@/lib/language/language";
import {
  addresses,
  expect,
  hindiAddresses,
  phone,
  readToTheEnd,
  test,
  watchShifts,
} from "@/tests/support/shop-fixtures";
import { openAddress, passedOn } from "@/tests/support/servers/swappable-server";

test.use({ viewport: phone, deviceScaleFactor: 2 });

/**
 * How far a page may shift. On a bare machine boxes stand for Devanagari letters until the text face
 * is there; they are only as wide on average, so that some lines break elsewhere.
 */
const tolerated = { phone: { en: 0, hi: 0 }, bare: { en: 0.001, hi: 0.1 } };

for (const address of [...addresses, ...hindiAddresses]) {
  const title = `${address} stands still while it loads on a slow network`;
  // With a phone's fonts only the headings' face comes later, on all pages the same.
  const tag = ["/", "/products", "/leaflet", "/hi"].includes(address) ? "@layout" : "@bare";
  test(title, { tag }, async ({ page }, { project }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 200,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    const shiftOf = await watchShifts(page);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await readToTheEnd(page);

    const machine = project.name === "bare" ? "bare" : "phone";
    expect(await shiftOf()).toBeLessThanOrEqual(tolerated[machine][languageOf(address)]);
  });
}

test("the bar stands still, however little of it has come", async ({ page, baseURL }) => {
  const answerAtOnce = passedOn(baseURL ?? "");
  const site = await openAddress((request, response) => {
    if (request.url === "/refund") void answerInPieces(`${baseURL}/refund`, response);
    else answerAtOnce(request, response);
  });
  const shiftOf = await watchShifts(page);
  await page.goto(`${site.url}/refund`);

  expect(await shiftOf()).toBe(0);
  await page.close();
  await site.stop();
});

/** Answers with a page whose header comes element by element. */
async function answerInPieces(url: string, response: ServerResponse): Promise<void> {
  const page = await fetch(url);
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  response.writeHead(200, { "Content-Type": "text/html", "Content-Security-Policy": policy });
  const [header = "", rest] = (await page.text()).split(/(?<=<\/header>)/);
  for (const piece of header.split(/(?<=<header.*)(?=<(?:a|button|div|nav|ul)\b)/)) {
    response.write(piece);
    await setTimeout(100);
  }
  response.end(rest);
}
