/**
 * `npm run open-next`: builds the shop with OpenNext as docs/deploy.md says, starts the function, and
 * holds its answers against those of our own server. Prints every difference, and fails if there is
 * one that is not named in scripts/open-next/allowed-differences.ts.
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
  copyAway,
  differingAssets,
} from "@/scripts/open-next/build-with-open-next";
import { askForEverything, orderForms } from "@/scripts/open-next/request-every-address";
import { runScript } from "@/scripts/command-line/run-npm-script.mjs";

await runScript(async () => {
  await buildWithOpenNext();
  const site = readStaticManifest(buildFolder);
  const folder = copyAway();
  const ports = [await freePort(), await freePort()] as const;
  const openId = await startOpenIdServer(ports.map((port) => `http://127.0.0.1:${port}`));
  const environment = (url: string) => signInEnvironment(openId, url);
  const own = await startShop(environment, { port: ports[0] });
  const other = await startShop(environment, {
    port: ports[1],
    script: join(folder, "server-functions/default/index.mjs"),
    readySign: "Listening on port",
  });
  try {
    const expected = await askForEverything(own.url, site);
    const answers = await askForEverything(other.url, site);
    const problems = [...differencesBetween(expected, answers), ...differingAssets(site)];
    const forms = orderForms(answers);
    if (forms === 0) problems.push("No page holds the order link for browsers without scripts.");
    problems.forEach((problem) => console.log(problem));
    const files = Object.keys(site.files).length;
    console.log(
      `${answers.size} answers, ${forms} with order links, and ${files} files compared:`,
      `${problems.length} differences`,
    );
    return problems.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([own.kill(), other.kill(), openId.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
