import { once } from "node:events";
import { get, IncomingMessage } from "node:http";
import type { Page } from "playwright/test";
import { expect } from "@/tests/e2e/shop-test";

/** The addresses that the service worker and the page keep, by the end of the cache's name. */
export async function keptAddresses(page: Page, part: "set" | "pictures"): Promise<string[]> {
  return page.evaluate(async (end) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(end));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  }, part);
}

/** Waits until all that is kept is there: the pictures come last, and all at once. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptAddresses(page, "pictures")).length, { timeout: 60_000 })
    .toBeGreaterThan(0);
}

/** Bytes of a kept answer as it came over the network: headers and compressed body. */
export async function weigh(address: string): Promise<number> {
  const isData = address.endsWith("?data");
  const headers = { "Accept-Encoding": "gzip", ...(isData && { rsc: "1" }) };
  const { bytes, location } = await ask(new URL(address.replace(/\?data$/, "")), headers);
  if (location === undefined) return bytes;
  // The router's data lie behind a redirect.
  const { bytes: more } = await ask(new URL(location, address), headers);
  return bytes + more;
}

async function ask(
  url: URL,
  headers: Record<string, string>,
): Promise<{ bytes: number; location: string | undefined }> {
  const event: readonly unknown[] = await once(get(url, { headers }), "response");
  const answer = event[0];
  if (!(answer instanceof IncomingMessage)) throw new Error(`No answer: ${url.href}`);
  let bytes = answer.rawHeaders.join(": ").length;
  for await (const part of answer) bytes += Buffer.isBuffer(part) ? part.length : 0;
  return { bytes, location: answer.headers.location };
}
