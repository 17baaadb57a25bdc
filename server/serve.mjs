// Serves the built site until it is told to stop. PORT and HOST are as for "npm start".
import { createServer } from "node:http";
import { join } from "node:path";
import { readAddress } from "../scripts/setup/address.mjs";
import { readBuiltFiles, withBuiltFiles } from "./built-files.mjs";
import { projectFolder, readJson } from "../scripts/setup/project-files.mjs";
import { Failure } from "../scripts/setup/failure.mjs";
import { runScript } from "../scripts/setup/run-main.mjs";
import { createShopServer } from "./shop-server.mjs";

const STOP_SIGNALS = ["SIGINT", "SIGTERM"];

await runScript(async () => {
  const { host, port } = readAddress(process.env);
  const site = await prepareSite(host, port);
  const { server, stop } = createShopServer(
    withBuiltFiles(readBuiltFiles(), site.getRequestHandler()),
  );
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, resolve);
  });
  console.log(`Ready at http://${host.includes(":") ? `[${host}]` : host}:${port}`);

  await new Promise((resolve) => {
    // A terminal sends its signal to npm as well, which passes it on: once is enough.
    for (const signal of STOP_SIGNALS) process.on(signal, resolve);
  });
  await stop();
  // What was put off until after an answer, such as the token sync, is finished.
  await site.close();
  process.exit(0);
});

/**
 * Next.js with the configuration that the site was built with: the folder for a host, made by
 * "output: standalone", has no other.
 */
async function prepareSite(hostname, port) {
  const build = readJson(join(projectFolder, ".next", "required-server-files.json"));
  if (!build) {
    throw new Failure("There is no build of the site: npm run build makes one.");
  }
  process.env.NODE_ENV = "production";
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(build.config);
  const { default: next } = await import("next");
  // Next.js listens for WebSockets on the server it is given, and leaves them open: none here.
  const httpServer = createServer();
  const site = next({ dev: false, dir: projectFolder, hostname, port, httpServer });
  await site.prepare();
  return site;
}
