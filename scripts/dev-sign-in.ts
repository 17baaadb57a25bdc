// Serves the shop for development, with a local OpenID server in place of Google.
import { freePort } from "@/scripts/local-servers/listen-on-loopback";
import { signInEnvironment, startOpenIdServer } from "@/scripts/local-servers/openid-server";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { runScript } from "@/scripts/command-line/run-npm-script.mjs";

await runScript(async () => {
  const port = Number(process.env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const openId = await startOpenIdServer([url]);
  console.log(`Sign in as anyone at ${url}/login; ${openId.issuer} stands in for Google.`);
  const exitCode = await runTool("next", ["dev", "-H", "127.0.0.1", "-p", String(port)], {
    environment: { NODE_ENV: "development", ...signInEnvironment(openId, url) },
    exitCodeWhenStopped: 0,
  });
  await openId.stop();
  return exitCode;
});
