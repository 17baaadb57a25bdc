import { spawn } from "node:child_process";
import { freePort } from "@/scripts/local-servers/loopback";
import { startOpenIdServer } from "@/scripts/local-servers/openid-server";
import { toolPath } from "@/scripts/setup/project-files.mjs";

/** Starts the shop for development, with an OpenID server on this machine in place of Google. */
async function devAuth(): Promise<void> {
  const port = Number(process.env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const openId = await startOpenIdServer([url]);
  console.log(`Sign in as anyone at ${url}/login; ${openId.issuer} stands in for Google.`);

  const shop = spawn(
    process.execPath,
    [toolPath("next"), "dev", "-H", "127.0.0.1", "-p", String(port)],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        GOOGLE_CLIENT_ID: openId.clientId,
        GOOGLE_CLIENT_SECRET: openId.clientSecret,
        GOOGLE_ISSUER: openId.issuer,
        NEXTAUTH_SECRET: "no secret at all, for development only",
        NEXTAUTH_URL: url,
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => shop.kill(signal));
  }
  shop.once("exit", (code) => {
    process.exitCode = code ?? 0;
    void openId.stop();
  });
}

void devAuth();
