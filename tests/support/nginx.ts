import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import { request as requestSecurely } from "node:https";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "playwright/test";
import { listen } from "@/tests/support/server";

/** The requests that have reached the shop behind nginx, and whether it answers none. */
interface Upstream {
  readonly requests: { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  isAway: boolean;
}

/** A server between nginx and the shop. It answers sign-ins itself, because the shop has no provider for them. */
function createRelay(shop: string, upstream: Upstream): Server {
  return createServer((incoming, response) => {
    const { url = "", method, headers } = incoming;
    upstream.requests.push({ url, headers });
    if (upstream.isAway) incoming.socket.destroy();
    else if (url.startsWith("/api/auth/")) {
      incoming.resume();
      response.setHeader("Cache-Control", "private, no-store").end("{}");
    } else if (url === "/brief") {
      response.setHeader("Cache-Control", "s-maxage=1").end("as it was known");
    } else {
      request(new URL(url, shop), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      }).end();
    }
  });
}

async function freePort(): Promise<number> {
  const { url, stop } = await listen(createServer());
  await stop();
  return Number(new URL(url).port);
}

/** Whether this machine speaks IPv6 with itself. */
export const hasIPv6 = networkInterfaces().lo?.some(({ address }) => address === "::1") ?? false;

/** Starts nginx in front of a shop with deploy/nginx.conf, whose ports and folders are replaced by free ones. */
export async function startNginx(shop: string) {
  const upstream: Upstream = { requests: [], isAway: false };
  const relay = await listen(createRelay(shop, upstream));
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx started by root has workers of another user, who have to read it.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "log"));
  const certificate = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=shop.example";
  const names = "-keyout privkey.pem -out fullchain.pem";
  spawnSync("openssl", `req -x509 ${certificate} ${names}`.split(" "), { cwd: folder });
  const [port, plainPort] = [await freePort(), await freePort()];
  const replacements = {
    "listen 80;": `listen 127.0.0.1:${plainPort};`,
    "listen [::]:80;": "",
    "listen 443 ": `listen 127.0.0.1:${port} `,
    "listen [::]:443 ": hasIPv6 ? `listen [::1]:${port} ` : "# ",
    "127.0.0.1:3001": new URL(relay.url).host,
    "127.0.0.1:3002": "127.0.0.1:1",
    "/run/nginx.pid": join(folder, "pid"),
    "/var/log/nginx": join(folder, "log"),
    "/var/cache/dehati-milk": join(folder, "cache"),
    "/etc/letsencrypt/live/shop.example": folder,
    // The folders that nginx was compiled with are for root alone.
    "http {": `http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp;`,
  };
  let configuration = readFileSync("deploy/nginx.conf", "utf8");
  for (const [from, to] of Object.entries(replacements)) {
    expect(configuration).toContain(from);
    configuration = configuration.replaceAll(from, to);
  }
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const [path, log] = [join(folder, "nginx.conf"), join(folder, "log/error.log")];
  const nginx = spawn("nginx", ["-c", path, "-e", log, "-g", "daemon off;"], { stdio: "inherit" });
  const exit = once(nginx, "exit");
  await expect(() => send(port, "GET /api/auth/session")).toPass();
  return {
    port,
    plainPort,
    upstream,
    /** Stops it, and returns what it has logged. */
    async stop(): Promise<string> {
      if (nginx.exitCode !== null) return "";
      nginx.kill();
      await exit;
      await relay.stop();
      const logs = [join(folder, "log/access.log"), log];
      const logged = logs.map((file) => readFileSync(file, "utf8")).join("");
      rmSync(folder, { recursive: true });
      return logged;
    },
  };
}

/**
 * Sends a request with a line like "GET /products" and headers like "Accept: text/html", all of it as it stands.
 *
 * @returns headers by their names in lower case; the values of one that was sent twice are joined by " AND "
 */
export async function send(
  port: number,
  line: string,
  headerLines: readonly string[] = [],
  body = "",
  host = "127.0.0.1",
) {
  const [method, path] = line.split(" ");
  const headers = ["Host: shop.example", ...headerLines].flatMap((header) => header.split(": "));
  const options = { host, port, method, path, headers, agent: false, rejectUnauthorized: false };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    requestSecurely(options, resolve).on("error", reject).end(body);
  });
  const received = Object.entries(answer.headersDistinct);
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(
      received.map(([name, values = []]) => [name, values.join(" AND ")]),
    ),
    body: await text(answer),
  };
}
