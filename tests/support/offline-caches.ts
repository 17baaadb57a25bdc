import { once } from "node:events";
import { get, IncomingMessage } from "node:http";
import type { Page } from "playwright/test";
import { expect } from "@/tests/support/shop-fixtures";

/** The addresses in the caches whose names end with this. */
export async function keptAddresses(page: Page, part: "set" | "pictures"): Promise<string[]> {
  return page.evaluate(async (end) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(end));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  }, part);
}

/** Waits until everything is cached: the pictures come last, and all at once. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptAddresses(page, "pictures")).length, { timeout: 60_000 })
    .toBeGreaterThan(0);
}

/** The bytes of a response as sent over the network: headers and compressed body. */
export async function weigh(address: string): Promise<number> {
  const headers = { "Accept-Encoding": "gzip" };
  const event: readonly unknown[] = await once(get(address, { headers }), "response");
  const response = event[0];
  if (!(response instanceof IncomingMessage)) throw new Error(`No response: ${address}`);
  let bytes = response.rawHeaders.join(": ").length;
  for await (const part of response) bytes += Buffer.isBuffer(part) ? part.length : 0;
  return bytes;
}
