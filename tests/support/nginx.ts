import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { expect } from "playwright/test";
import { listen } from "@/tests/support/server";

interface Heard {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** What has arrived at the shop, which answers nothing while it is away. */
interface Relay {
  readonly heard: Heard[];
  isAway: boolean;
}

/** Stands between nginx and the shop, and notes what arrives. It answers in place of the sign-in, which needs a provider. */
function relayTo(shop: string, upstream: Relay) {
  return createServer((asked, answer) => {
    const { url = "", method, headers } = asked;
    upstream.heard.push({ url, headers });
    if (upstream.isAway) asked.socket.destroy();
    else if (url.startsWith("/api/auth/")) {
      asked.resume();
      answer.setHeader("Cache-Control", "private, no-store").end("{}");
    } else if (url === "/brief") {
      answer.setHeader("Cache-Control", "s-maxage=1").end("as it was known");
    } else {
      request(new URL(url, shop), { method, headers }, (theirs) => {
        answer.writeHead(theirs.statusCode ?? 502, theirs.rawHeaders);
        theirs.pipe(answer);
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

/** Starts nginx in front of a shop with deploy/nginx.conf, in which only ports and folders are others. */
export async function startNginx(shop: string) {
  const upstream: Relay = { heard: [], isAway: false };
  const relay = await listen(relayTo(shop, upstream));
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  chmodSync(folder, 0o755); // Its workers are another user.
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
    // Only root may use those that it was compiled with.
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

interface Answer {
  readonly status: number;
  /** By names in lower case; a header that is sent twice has two values, joined by " AND ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request as it stands, which no client library would. */
export async function send(
  port: number,
  line: string,
  lines: readonly string[] = [],
  body = "",
  host = "127.0.0.1",
): Promise<Answer> {
  const socket = connect({ port, host, rejectUnauthorized: false });
  const head = [`${line} HTTP/1.1`, "Host: shop.example", "Connection: close", ...lines];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  const [received = "", ...rest] = (await text(socket)).split("\r\n\r\n");
  const headers: Record<string, string> = {};
  for (const [, name = "", value = ""] of received.matchAll(/^([\w-]+): (.*)$/gm)) {
    const key = name.toLowerCase();
    headers[key] = (key in headers ? `${headers[key] ?? ""} AND ` : "") + value.trim();
  }
  return { status: Number(received.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}
