/**
 * `npm run open-next`: builds the shop with OpenNext as docs/deploy.md says, starts the function, and
 * compares its responses with those of our server. Prints all differences but those that
 * scripts/open-next/allowed-differences.ts allows, and fails if there are any.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { readStaticManifest } from "@/server/static/static-manifest";
import { buildFolder } from "@/scripts/files/project-paths.mjs";
import { signInEnvironment, startOpenIdServer } from "@/scripts/local-servers/openid-server";
import { startShop } from "@/scripts/local-servers/shop-process";
import { freePort } from "@/scripts/local-servers/listen-on-loopback";
import { differencesBetween } from "@/scripts/open-next/allowed-differences";
import {
  buildWithOpenNext,
  copyToTemporaryFolder,
  differingAssets,
} from "@/scripts/open-next/build-with-open-next";
import { requestEverything } from "@/scripts/open-next/request-every-address";
import { runScript } from "@/scripts/command-line/run-npm-script.mjs";

await runScript(async () => {
  await buildWithOpenNext();
  const site = readStaticManifest(buildFolder);
  const folder = copyToTemporaryFolder();
  const ports = [await freePort(), await freePort()] as const;
  const openId = await startOpenIdServer(ports.map((port) => `http://127.0.0.1:${port}`));
  const environment = (url: string) => signInEnvironment(openId, url);
  const own = await startShop({ environment, port: ports[0] });
  const other = await startShop({
    environment,
    port: ports[1],
    script: join(folder, "server-functions/default/index.mjs"),
    readySign: "Listening on port",
  });
  try {
    const expected = await requestEverything(own.url, site);
    const actual = await requestEverything(other.url, site);
    const problems = [...differencesBetween(expected, actual), ...differingAssets(site)];
    problems.forEach((problem) => console.log(problem));
    const files = Object.keys(site.files).length;
    console.log(`${actual.size} answers and ${files} files: ${problems.length} differences`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([own.kill(), other.kill(), openId.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
