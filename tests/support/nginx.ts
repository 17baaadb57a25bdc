import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort, listen } from "@/tests/support/server";
import { expect, test as base } from "@/tests/support/shop";

/** Whether this machine speaks IPv6 with itself. */
export const hasIPv6 = networkInterfaces().lo?.some(({ address }) => address === "::1") ?? false;

/** A test with nginx in front of the shop. */
export const test = base.extend<{ nginx: Awaited<ReturnType<typeof startNginx>> }>({
  nginx: async ({ baseURL }, use) => {
    const nginx = await startNginx(String(baseURL));
    await use(nginx);
    await nginx.stop();
  },
});

/** Starts nginx by deploy/nginx.conf, with free ports and folders in place of its own. */
async function startNginx(shop: string) {
  // Between nginx and the shop. It answers sign-ins itself, because the shop has no provider for them.
  const relay = await listen(
    createServer((incoming, response) => {
      const { url = "", method, headers } = incoming;
      nginx.requests.push({ url, headers });
      if (nginx.isAway) incoming.socket.destroy();
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
    }),
  );
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx started by root has workers of another user, who have to read it.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "log"));
  const certificate = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=shop.example";
  const names = "-keyout privkey.pem -out fullchain.pem";
  spawnSync("openssl", `req -x509 ${certificate} ${names}`.split(" "), { cwd: folder });
  const [plainPort, port] = [await freePort(), await freePort()];
  const replacements = {
    "listen 80;": `listen 127.0.0.1:${plainPort};`,
    "listen [::]:80;": "",
    "listen 443 ": `listen 127.0.0.1:${port} `,
    "listen [::]:443 ": hasIPv6 ? `listen [::1]:${port} ` : "# ",
    "127.0.0.1:3001": new URL(relay.url).host,
    "127.0.0.1:3002": "127.0.0.1:1",
    "/run/nginx.pid": `${folder}/pid`,
    "/var/log/nginx": `${folder}/log`,
    "/var/cache/dehati-milk": `${folder}/cache`,
    "/etc/letsencrypt/live/shop.example": folder,
    // The folders that nginx was compiled with are for root alone.
    "http {": `http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp;`,
  };
  let configuration = readFileSync("deploy/nginx.conf", "utf8");
  for (const [from, to] of Object.entries(replacements)) {
    expect(configuration).toContain(from);
    configuration = configuration.replaceAll(from, to);
  }
  writeFileSync(`${folder}/nginx.conf`, configuration);
  const files = ["-c", `${folder}/nginx.conf`, "-e", `${folder}/log/error.log`];
  const server = spawn("nginx", [...files, "-g", "daemon off;"], { stdio: "inherit" });
  const nginx = {
    /** The port of http; that of https is asked by `send`. */
    plainPort,
    /** The requests that have reached the shop. */
    requests: Array<{ url: string; headers: IncomingHttpHeaders }>(),
    /** Whether the shop answers none. */
    isAway: false,
    /**
     * Sends a request like "GET /products" with headers like "Accept: text/html", all of it as it stands. The values of a
     * header that was sent twice come joined by " AND ".
     */
    async send(line: string, headerLines: readonly string[] = [], body = "", host = "127.0.0.1") {
      const [method, path] = line.split(" ");
      const headers = ["Host: shop.example", ...headerLines].flatMap((each) => each.split(": "));
      const unsigned = { agent: false, rejectUnauthorized: false };
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = requestSecurely({ host, port, method, path, headers, ...unsigned }, resolve);
        sent.on("error", reject).end(body);
      });
      const received = Object.entries(answer.headersDistinct);
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(received.map(([name, all = []]) => [name, all.join(" AND ")])),
        body: await text(answer),
      };
    },
    /** What it has logged so far. */
    readLog: () =>
      ["access.log", "error.log"].map((name) => readFileSync(`${folder}/log/${name}`)).join(""),
    async stop() {
      server.kill();
      await once(server, "exit");
      await relay.stop();
      rmSync(folder, { recursive: true });
    },
  };
  await expect(() => nginx.send("GET /api/auth/session")).toPass();
  return nginx;
}
