// Serves the site for development. Installs the dependencies first if they are outdated. PORT and HOST
// are those of the production site; arguments are passed to "next dev".
import { readAddress } from "../server/host-and-port.mjs";
import { requireFreeAddress } from "./command-line/require-free-port.mjs";
import { ensureDependencies } from "./setup/install-dependencies.mjs";
import { runTool } from "./command-line/run-command.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

await runScript(async () => {
  const address = readAddress(process.env);
  await requireFreeAddress(address);
  await ensureDependencies();
  const addressArguments = ["-H", address.host, "-p", String(address.port)];
  return runTool("next", ["dev", ...addressArguments, ...process.argv.slice(2)], {
    environment: { NODE_ENV: "development" },
    exitCodeWhenStopped: 0,
  });
});
