// Serves the production site. Installs the dependencies and builds first if they are outdated. PORT is
// 3000 by default, HOST 127.0.0.1, which other machines cannot reach: a hosting machine sets 0.0.0.0.
import { readAddress } from "../server/host-and-port.mjs";
import { requireFreeAddress } from "./command-line/require-free-port.mjs";
import { ensureDependencies } from "./setup/install-dependencies.mjs";
import { buildIsFresh } from "./build/up-to-date-check.mjs";
import { runNode } from "./command-line/run-command.mjs";
import { Failure } from "../server/failure-without-stack-trace.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

await runScript(async () => {
  await requireFreeAddress(readAddress(process.env));
  await ensureDependencies({ withTools: false });
  await ensureBuild();
  return runNode(".next/shop-server.cjs", [], {
    environment: { NODE_ENV: "production" },
    stopGraceSeconds: 12, // The server gives a slow request ten seconds.
    exitCodeWhenStopped: 0,
  });
});

async function ensureBuild() {
  if (buildIsFresh()) return;
  console.log("Building the site: there is no build of the sources as they are now …");
  if ((await runNode("scripts/build.mjs")) !== 0) {
    throw new Failure("The site could not be built: the reason is above.");
  }
}
