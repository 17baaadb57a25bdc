import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { buildFolder, builtPages, configuredHeaders } from "../scripts/build/build-output.mjs";
import { isForRouter, pathOf, ROUTER_HEADERS } from "./request-guard.mjs";

/** Encodings in the order of preference, and how the compressed twin of a file ends. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Of what stands in .next/static; other files are left to Next.js. */
const TYPES = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".woff2": "font/woff2",
};

/** What unknown addresses get, with a status of its own. */
const NOT_FOUND = "/_not-found";

/** As Next.js has it: what its router tells apart by its headers, all but the last. */
const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  Vary: `${ROUTER_HEADERS.slice(0, -1).join(", ")}, Accept-Encoding`,
};

/**
 * What the build has made for all shoppers alike, by path: the pages and, under /_next/static, the
 * scripts, styles and fonts. All in memory, in the sizes that the build has compressed them to.
 */
export function readBuiltFiles() {
  const pages = builtPages()
    .filter(({ path }) => path !== NOT_FOUND)
    .map(({ path, file }) => [path, readBuiltFile(path, file, PAGE_HEADERS)]);
  const root = join(buildFolder, "static");
  const assets = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      const segments = relative(root, file).split(sep).map(encodeURIComponent);
      const path = `/_next/static/${segments.join("/")}`;
      const headers = {
        "Content-Type": TYPES[extname(file)],
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept-Encoding",
      };
      return [path, readBuiltFile(path, file, headers)];
    });
  return new Map([...pages, ...assets]);
}

function readBuiltFile(path, file, headers) {
  const plain = readFileSync(file);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
  const forms = ENCODINGS.filter(([, suffix]) => existsSync(file + suffix)).map(
    ([encoding, suffix]) => form(readFileSync(file + suffix), `${hash}-${encoding}`, encoding),
  );
  return {
    headers: { ...configuredHeaders(path), ...headers },
    forms: [...forms, form(plain, hash)],
  };
}

function form(body, tag, encoding) {
  const headers = {
    ETag: `"${tag}"`,
    "Content-Length": body.length,
    ...(encoding && { "Content-Encoding": encoding }),
  };
  return { body, encoding, headers };
}

/** A handler of requests that answers from the built files where it can, else asks another. */
export function withBuiltFiles(files, handle) {
  return (request, response) => {
    const file = isReading(request) && files.get(pathOf(request.url));
    if (file) send(file, request, response);
    else return handle(request, response);
  };
}

function isReading({ method, headers }) {
  return (method === "GET" || method === "HEAD") && !isForRouter(headers);
}

function send({ headers, forms }, request, response) {
  const { body, headers: own } = forms.find((one) => accepts(request, one.encoding));
  const { "Content-Length": length, ...rest } = { ...headers, ...own };
  if (isKnown(request.headers["if-none-match"], own.ETag)) {
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(200, { ...rest, "Content-Length": length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Whether a client takes an encoding; the plain form is for all. */
function accepts({ headers }, encoding) {
  if (encoding === undefined) return true;
  return (headers["accept-encoding"] ?? "").split(",").some((offer) => {
    const [name, ...parameters] = offer.toLowerCase().split(";");
    return name.trim() === encoding && !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text));
  });
}

/** Whether If-None-Match names a tag; proxies weaken tags when they compress. */
function isKnown(condition = "", tag) {
  return condition.split(",").some((known) => known.trim().replace(/^W\//, "") === tag);
}
