import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";

/** The encodings that phones accept. */
const phoneHeaders = { "Accept-Encoding": "gzip, deflate, br" };

const connections = 20;

/** What a server achieved at one address. */
export interface Figures {
  readonly requestsPerSecond: number;
  /** The time within which 99 % of the responses arrived. */
  readonly p99Milliseconds: number;
}

/**
 * Requests one address over 20 connections, as often as the server responds.
 *
 * @throws if a response is missing, or its status is not 2xx
 */
export async function measure(url: string, seconds: number): Promise<Figures> {
  const result = await autocannon({
    url,
    headers: phoneHeaders,
    duration: seconds,
    connections,
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} requests for ${url} failed.`);
  return { requestsPerSecond: result.requests.average, p99Milliseconds: result.latency.p99 };
}

/** The size of a response's body, as compressed for a phone. */
export function transferredBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: phoneHeaders, agent: false }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject);
    }).on("error", reject);
  });
}
