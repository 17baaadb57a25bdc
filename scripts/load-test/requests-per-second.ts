import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";

/** As phones ask; a server that knows no brotli takes gzip. */
const phoneHeaders = { "Accept-Encoding": "gzip, deflate, br" };

const CONNECTIONS = 20;

/** What a server achieved at one address. */
export interface Figures {
  readonly requestsPerSecond: number;
  /** 99 of 100 answers were there within so many milliseconds. */
  readonly p99Milliseconds: number;
}

/**
 * Asks for one address for some seconds, as often as the server answers, by 20 connections.
 * Throws when any answer is not a 200, or does not come.
 */
export async function measure(url: string, seconds: number): Promise<Figures> {
  const result = await autocannon({
    url,
    headers: phoneHeaders,
    duration: seconds,
    connections: CONNECTIONS,
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} requests for ${url} failed.`);
  return { requestsPerSecond: result.requests.average, p99Milliseconds: result.latency.p99 };
}

/** How many bytes a page's body has on its way to a phone. */
export function transferredBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: phoneHeaders, agent: false }, (answer) => {
      buffer(answer).then(({ length }) => {
        resolve(length);
      }, reject);
    }).on("error", reject);
  });
}
