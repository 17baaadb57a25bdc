import { createHmac } from "node:crypto";

/**
 * Headers that prove who wrote a body, and when: the time in seconds since 1970, and the
 * HMAC-SHA-256 of time, full stop and body, in hexadecimal.
 *
 * @param time seconds since 1970, rounded down
 */
export function signedHeaders(body: string, time: number, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(time));
  const mac = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return { "X-Sync-Timestamp": timestamp, "X-Sync-Signature": `sha256=${mac}` };
}
