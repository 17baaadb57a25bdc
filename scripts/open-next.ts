/**
 * `npm run open-next`: builds the shop with OpenNext as docs/deploy.md says, starts the function, and
 * compares its responses with those of our server. Prints all differences but those that
 * scripts/open-next/allowed-differences.ts allows, and fails if there are any.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { readStaticManifest, type StaticManifest } from "@/server/static/static-manifest";
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
  const folder = copyToTemporaryFolder();
  try {
    return await compare(folder, readStaticManifest(buildFolder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Prints the differences between both shops; returns the exit code. */
async function compare(folder: string, site: StaticManifest): Promise<number> {
  const ports = [await freePort(), await freePort()] as const;
  await using openId = await startOpenIdServer(ports.map((port) => `http://127.0.0.1:${port}`));
  const environment = (url: string) => signInEnvironment(openId, url);
  await using own = await startShop({ environment, port: ports[0] });
  await using other = await startShop({
    environment,
    port: ports[1],
    script: join(folder, "server-functions/default/index.mjs"),
    readySign: "Listening on port",
  });
  const expected = await requestEverything(own.url, site);
  const actual = await requestEverything(other.url, site);
  const problems = [...differencesBetween(expected, actual), ...differingAssets(site)];
  problems.forEach((problem) => console.log(problem));
  const files = Object.keys(site.files).length;
  console.log(`${actual.size} answers and ${files} files: ${problems.length} differences`);
  return problems.length === 0 ? 0 : 1;
}
