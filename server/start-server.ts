// Serves the built site until it is told to stop. PORT and HOST are those of "npm start". The build
// bundles this file with all its dependencies but Next.js, so that it runs on any machine.
import { createServer } from "node:http";
import { dirname } from "node:path";
import next from "next";
import { browserAddress, listenFailure, readAddress } from "@/server/host-and-port.mjs";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";
import { readStaticManifest } from "@/server/static/static-manifest";
import { createShopServer } from "@/server/create-http-server";

const stopSignals = ["SIGINT", "SIGTERM"];

/** The folder of the bundle. */
const buildFolder = __dirname;

async function serve(): Promise<void> {
  const { host, port } = readAddress(process.env);
  Object.assign(process.env, { NODE_ENV: "production" });
  const framework = next({
    dev: false,
    dir: dirname(buildFolder),
    hostname: host,
    port,
    // Next.js accepts WebSockets on the server it is given, and never closes them. This one never
    // listens.
    httpServer: createServer(),
  });
  await framework.prepare();
  const { server, stop } = await createShopServer(
    buildFolder,
    readStaticManifest(buildFolder),
    framework.getRequestHandler(),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, { host, port })));
    server.listen({ host, port }, resolve);
  });
  console.log(`Dehati Milk is open at ${browserAddress({ host, port })}`);

  await new Promise((resolve) => {
    // Ctrl+C also reaches npm, which sends the signal a second time.
    for (const signal of stopSignals) process.on(signal, resolve);
  });
  await stop();
  // Wait for work that runs after a response, such as the token sync.
  await framework.close();
  process.exit(0);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
});
