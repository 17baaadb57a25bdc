import type { Page } from "playwright";

/** What a phone has to do with: its network, and how many times as long its processor takes. */
export interface Slowness {
  readonly name: string;
  readonly bytesPerSecond: number;
  readonly latencyMilliseconds: number;
  readonly processor: number;
}

/** The slow 4G that Lighthouse thinks of. */
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

/** Makes network and processor of a page slow from now on. */
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
