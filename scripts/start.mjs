// Serves the production site. Installs the dependencies and builds first if they are outdated. PORT is
// 3000 by default, HOST 127.0.0.1, which other machines cannot reach: a hosting machine sets 0.0.0.0.
import { readAddress } from "../server/host-and-port.mjs";
import { requireFreeAddress } from "./command-line/require-free-port.mjs";
import { ensureDependencies } from "./setup/install-dependencies.mjs";
import { ensureBuild } from "./build/build-is-up-to-date.mjs";
import { runNode } from "./command-line/run-command.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

await runScript(async () => {
  await requireFreeAddress(readAddress(process.env));
  await ensureDependencies({ withTools: false });
  await ensureBuild();
  return runNode(".next/shop-server.cjs", [], {
    environment: { NODE_ENV: "production" },
    exitCodeWhenStopped: 0,
  });
});
