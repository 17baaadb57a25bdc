// Serves the shop for development, with a local OpenID server in place of Google.
import { readAddress } from "@/server/host-and-port.mjs";
import { requireFreeAddress } from "@/scripts/command-line/require-free-port.mjs";
import { signInEnvironment, startOpenIdServer } from "@/scripts/local-servers/openid-server";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { runScript } from "@/scripts/command-line/run-npm-script.mjs";

await runScript(async () => {
  const { port } = readAddress(process.env);
  const address = { host: "127.0.0.1", port };
  await requireFreeAddress(address);
  const url = `http://${address.host}:${port}`;
  await using openId = await startOpenIdServer([url]);
  console.log(`Sign in as anyone at ${url}/login; ${openId.issuer} stands in for Google.`);
  return await runTool("next", ["dev", "-H", address.host, "-p", String(port)], {
    environment: { NODE_ENV: "development", ...signInEnvironment(openId, url) },
    exitCodeWhenStopped: 0,
  });
});
