import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import * as z from "zod";
import { hasNginx } from "@/scripts/setup/install-nginx";
import { hasObservatory, observatoryScanner } from "@/scripts/setup/install-observatory";
import { freePort } from "@/scripts/local-servers/listen-on-loopback";
import { makeSite, startNginx } from "@/scripts/local-servers/nginx-server";
import { startShop } from "@/scripts/local-servers/shop-process";

test.skip(!hasNginx(), "nginx with its brotli modules is not installed");
test.skip(!hasObservatory() && !process.env.CI, "the Observatory's scanner is not installed");

const host = "shop.example";
const pages = ["/", "/products", "/hi"];

const results = z.array(
  z.object({
    scan: z.object({ grade: z.string(), score: z.number(), testsQuantity: z.number() }),
    tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
  }),
);

test("behind TLS, as docs/deploy.md sets it up, pages get the Observatory's best grade", async () => {
  const site = await makeSite();
  const certificate = makeCertificate(site.folder);
  const tlsPort = await freePort();
  const shop = await startShop({ port: site.shopPorts[0] });
  const nginx = await startNginx(site, (configuration) =>
    behindTls(configuration, site.folder, tlsPort),
  );
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        "tests/support/servers/observatory-scan.mjs",
        observatoryScanner,
        new URL(nginx.url).port,
        String(tlsPort),
        ...pages.map((page) => host + page),
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate, NO_PROXY: "*", no_proxy: "*" } },
    );
    for (const { scan, tests } of results.parse(JSON.parse(stdout))) {
      expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
      expect(Object.keys(tests)).toHaveLength(scan.testsQuantity);
      expect(scan).toMatchObject({ grade: "A+", score: 130 });
    }
  } finally {
    await nginx.stop();
    await shop.stop();
    site.remove();
  }
});

/** Creates a self-signed certificate for the host, and its key in the same folder; returns its path. */
function makeCertificate(folder: string): string {
  const certificate = join(folder, "fullchain.pem");
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host}`;
  execFileSync(
    "openssl",
    [...request.split(" "), "-keyout", join(folder, "privkey.pem"), "-out", certificate],
    { stdio: "ignore" },
  );
  return certificate;
}

/** The configuration with the server blocks for TLS in docs/deploy.md. */
function behindTls(configuration: string, folder: string, port: number): string {
  const blocks = /^server \{\n {2}listen 80;.*?(?=^ {2}# … the rest)/ms.exec(
    readFileSync("docs/deploy.md", "utf8"),
  )?.[0];
  const plain = /^ *server \{\n *listen 80;\n *server_name _;$/m;
  if (!blocks || !plain.test(configuration)) throw new Error("docs/deploy.md has no TLS block");
  return configuration
    .replace(plain, blocks)
    .replace("listen 443 ", `listen 127.0.0.1:${port} `)
    .replaceAll(`/etc/letsencrypt/live/${host}`, folder);
}
