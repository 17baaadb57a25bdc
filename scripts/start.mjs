// Serves the production site; installs the dependencies and builds first where that is due.
// PORT (default 3000) and HOST (default 127.0.0.1, which other machines cannot reach; a hosting
// machine sets 0.0.0.0) say where.
import { isReachable, readAddress, requireFreeAddress, siteUrl } from "./setup/address.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { buildIsFresh } from "./build/fingerprint.mjs";
import { runNode } from "./setup/run-command.mjs";
import { Failure } from "./setup/failure.mjs";
import { runScript } from "./setup/run-main.mjs";

await runScript(async () => {
  const address = readAddress(process.env);
  await requireFreeAddress(address);
  await ensureDependencies({ withTools: false });
  await ensureBuild();
  return serve(address);
});

async function ensureBuild() {
  if (buildIsFresh()) {
    return;
  }
  console.log("Building the site: there is no build of the sources as they are now …");
  if ((await runNode("scripts/build.mjs")) !== 0) {
    throw new Failure("The site could not be built: the reason is above.");
  }
}

/** Serves the built site until it is stopped and resolves with the server's exit code. */
async function serve(address) {
  let isRunning = true;
  const server = runNode(".next/shop-server.cjs", [], {
    environment: { NODE_ENV: "production" },
    stopGraceSeconds: 12, // The server itself gives a slow request ten.
    exitCodeWhenStopped: 0,
  }).finally(() => {
    isRunning = false;
  });
  const announcement = isReachable(address, () => isRunning).then((reachable) => {
    if (reachable) {
      console.log(`Dehati Milk is open at ${siteUrl(address)}`);
    }
  });
  const [exitCode] = await Promise.all([server, announcement]);
  return exitCode;
}
