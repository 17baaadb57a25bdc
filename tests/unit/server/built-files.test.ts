/** @jest-environment node */
import { createServer, IncomingMessage, request as ask, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { once } from "node:events";
import { withBuiltFiles, type BuiltForm } from "@/server/built-files.mjs";
import { listen } from "@/scripts/servers/loopback";

function form(content: string, encoding?: string): BuiltForm {
  const headers = { ETag: `"${content}"`, "Content-Length": content.length };
  return {
    body: Buffer.from(content),
    encoding,
    headers: encoding ? { ...headers, "Content-Encoding": encoding } : headers,
  };
}

const page = {
  headers: { "Content-Type": "text/html", "Cache-Control": "s-maxage=31536000" },
  forms: [form("brotli", "br"), form("gzip", "gzip"), form("plain")],
};
const server = createServer(
  withBuiltFiles(new Map([["/products", page]]), (_request, response) => response.end("another")),
);
let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await listen(server);
});
afterAll(() => site.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function get(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const asked = ask(site.url + path, { headers, method, agent: false });
  const answered = once(asked, "response");
  asked.end();
  const event: readonly unknown[] = await answered;
  const answer = event[0];
  if (!(answer instanceof IncomingMessage)) throw new Error(`No answer: ${path}`);
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test.each([
  ["gzip, deflate, br, zstd", "brotli"],
  ["BR;q=0.5", "brotli"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.00, gzip;q=0", "plain"],
  ["identity", "plain"],
  ["brotli", "plain"],
  ["", "plain"],
])("for Accept-Encoding %j a page comes as %s", async (accepted, expected) => {
  const { status, headers, body } = await get("/products?utm_source=x", {
    "Accept-Encoding": accepted,
  });

  expect({ status, body }).toEqual({ status: 200, body: expected });
  expect(headers).toMatchObject({
    "content-type": "text/html",
    "cache-control": "s-maxage=31536000",
    "content-length": String(expected.length),
    etag: `"${expected}"`,
  });
});

test.each(['"plain"', 'W/"plain"', '"old", "plain"'])(
  "%s is known, and not sent",
  async (known) => {
    const { status, headers, body } = await get("/products", { "If-None-Match": known });

    expect({ status, body }).toEqual({ status: 304, body: "" });
    expect(headers).toMatchObject({ etag: '"plain"', "cache-control": "s-maxage=31536000" });
    expect(headers).not.toHaveProperty("content-length");
  },
);

test("another tag, or a range, gets the whole page", async () => {
  expect(await get("/products", { "If-None-Match": '"old"' })).toMatchObject({ body: "plain" });
  expect(await get("/products", { Range: "bytes=5-2" })).toMatchObject({
    status: 200,
    body: "plain",
  });
});

test("HEAD is told the size, and gets no body", async () => {
  const { status, headers, body } = await get("/products", {}, "HEAD");

  expect({ status, body }).toEqual({ status: 200, body: "" });
  expect(headers["content-length"]).toBe("5");
});

test.each<[what: string, path: string, headers: Record<string, string>, method: string]>([
  ["another path", "/product", {}, "GET"],
  ["another spelling", "/Products", {}, "GET"],
  ["another method", "/products", {}, "POST"],
  ["the router", "/products", { RSC: "1" }, "GET"],
])("%s is left to the other handler", async (_what, path, headers, method) => {
  expect((await get(path, headers, method)).body).toBe("another");
});
