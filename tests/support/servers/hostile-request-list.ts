import { connect } from "node:net";
import { expect } from "playwright/test";

/** A response, as it was received. */
export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends text unchanged over a new connection, and waits until the server closes it. */
export function send(site: string, text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site).port), "127.0.0.1");
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => {
      const received = Buffer.concat(parts).toString("utf8");
      const end = received.indexOf("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]),
        head: received.slice(0, end),
        body: received.slice(end + 4),
      });
    });
    socket.write(text, "latin1");
  });
}

/** A request that no browser sends. */
export interface Hostile {
  readonly target?: string;
  readonly method?: string;
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

/** The text of a request, as it is sent. */
export function request({
  target = "/",
  method = "GET",
  host = "shop.example",
  ...rest
}: Hostile): string {
  const { headers = [], body = "" } = rest;
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers];
  if (body) lines.push(`Content-Length: ${body.length}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** What no response may contain: paths of the server's files, its software, or a host from the request. */
export const leaks =
  /evil\.example|node_modules|\/server\/chunks|at async |ERR_[A-Z]|x-powered-by/i;

/**
 * Expects a response that is safe for a browser at http://shop.example: no server error, no leak, no
 * redirect to another site.
 *
 * @param signInOrigin of the provider, if the response may redirect there and set cookies
 */
export function expectHarmless(what: string, response: RawResponse, signInOrigin?: string): void {
  const { status, head, body } = response;
  expect(`${what.slice(0, 80)} → ${status}`).toMatch(/→ (200|302|307|308|400|404|405|414|431)$/);
  expect(head + body).not.toMatch(leaks);
  if (!signInOrigin) expect(head + body).not.toMatch(/set-cookie/i);
  const here = "http://shop.example";
  const { origin } = new URL(/^location: (.*)$/im.exec(head)?.[1] ?? "", `${here}/a/b`);
  expect([here, signInOrigin]).toContain(origin);
}

const oddPaths = [
  "/%",
  "/%00",
  "/%c0%af",
  "/%ff%fe",
  "/%2e%2e/%2e%2e/package.json",
  "/%252e%252e%252f",
  "/..%2f..%2fpackage.json",
  "/%2e%2e",
  "/products/%E0%A4%A",
  "/products/%%00",
  "/hi/%E0%A4%A6",
  "/_next/static/%E0%A4%A",
  "/pictures/%00",
  "/../../../etc/passwd",
  "//",
  "///",
  "//host.example",
  "//host.example/",
  "///host.example//",
  "/\\host.example/",
  "/\\\\host.example/",
  "/.//host.example/",
  "/%09/host.example/",
  "/%2f%2fhost.example/",
  "/previews//host.example/",
  "/products//desi-cow-milk",
  "//products//",
  "http://host.example//host.example/",
  "https://host.example/products/",
  "/%5c%5chost.example/..",
  "/a%0d%0aSet-Cookie:%20a=b",
  "/products%00.html",
  "/products;a=b",
  "/products/%2e",
  "/[slug]",
  "/products/[slug]",
  "/_not-found",
  "/_global-error",
  "/_GLOBAL-ERROR/",
  "/_error",
  "/404",
  "/500",
  "/index",
  "/index.rsc",
  "/products.rsc",
  "/products.segments/_tree.segment.rsc",
  "/_next/",
  "/_next/data/x/index.json",
  "/_next/static/",
  "/hi/hi",
  "/HI",
  `/${"a".repeat(10_000)}`,
  // The longest that a proxy lets through, with slashes that redirect, and bytes that encoding makes longer.
  `/${"a/".repeat(3_900)}`,
  `/${"a/".repeat(1_900)}`,
  `//${"\u00e0".repeat(7_900)}/`,
  `/api/auth/?${'"'.repeat(7_800)}`,
  `/?${"a".repeat(10_000)}`,
  `/products?${"a=b&".repeat(2_500)}`,
  "/?__proto__[a]=b&constructor=c&nxtPslug=d",
];
const pieces = ["%2f", "..", "%00", "%", "//", "\\", "%u0041", ";", "~", "%e0%a4", ":", "products"];
const manyPaths = Array.from(
  { length: 200 },
  (_, index) =>
    `/${pieces[index % pieces.length] ?? ""}/${pieces[(index * 7) % 11] ?? ""}${pieces[Math.floor(index / 12) % pieces.length] ?? ""}`,
);

/** Paths that have broken servers, and 200 that combine their parts. */
export const hostilePaths = [...oddPaths, ...manyPaths];

/** Paths below /api/auth/, where NextAuth reads path and query. */
const oddAuthPaths = [
  "%E0%A4%A",
  "%%00",
  "%00",
  "..%2f..",
  "%2e%2e/%2e%2e/products",
  "//host.example",
  "\\\\host.example",
  "a/b/c/d",
  "constructor",
  "__proto__",
  "toString",
  "signin/%E0%A4%A",
  "signin/no-such-provider",
  "signin?callbackUrl=//evil.example",
  "signin?callbackUrl=https://evil.example&csrfToken=%E0%A4%A",
  "signin/google?callbackUrl=%%%",
  "signin?nextauth=callback&nextauth=google",
  "signout?callbackUrl=https://evil.example",
  "callback/%00",
  "callback/google?code=%E0%A4%A&state=%00",
  "callback/google?error=%3Cscript%3E",
  "start",
  "start?attempt=%E0%A4%A&page=//evil.example",
  "start?attempt=a&page=https://evil.example&here=1",
  "error?error=%3Cscript%3E",
  "session?%E0%A4%A",
  "_log?callbackUrl=https://evil.example",
  "x".repeat(3_900),
  `callback/google?code=${"%20".repeat(1_200)}`,
];

/** Requests with malformed input to every address of sign-in. */
export const hostileAuthRequests: readonly Hostile[] = oddAuthPaths.flatMap((path) => {
  const target = `/api/auth/${path}`;
  return [
    { target },
    {
      target,
      method: "POST",
      headers: [
        "Content-Type: application/x-www-form-urlencoded",
        "Cookie: next-auth.state=%E0%A4%A",
      ],
      body: "csrfToken=%E0%A4%A&callbackUrl=//evil.example",
    },
    { target, method: "POST", headers: ["Content-Type: application/json"], body: '{"a":' },
  ];
});
