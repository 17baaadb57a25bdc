import type { Page } from "playwright";

/** The throttling of a phone: its network, and how many times slower its processor is. */
export interface Slowness {
  readonly name: string;
  readonly bytesPerSecond: number;
  readonly latencyMilliseconds: number;
  readonly processor: number;
}

/** Lighthouse's "slow 4G". */
export const slow4g: Slowness = {
  name: "1.6 Mbit/s",
  bytesPerSecond: 200_000,
  latencyMilliseconds: 150,
  processor: 4,
};

/** A village at the edge of the network. */
export const edge: Slowness = {
  name: "400 kbit/s",
  bytesPerSecond: 50_000,
  latencyMilliseconds: 400,
  processor: 6,
};

/** Throttles network and processor of a page from now on. */
export async function beSlow(page: Page, slowness: Slowness): Promise<void> {
  const { bytesPerSecond, latencyMilliseconds, processor } = slowness;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: processor });
}
