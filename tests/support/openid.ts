import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import Provider, { interactionPolicy, type Configuration } from "oidc-provider";
import { listen, type Running } from "@/tests/support/server";

const client = { client_id: "shop", client_secret: "a-secret-that-only-tests-know" };
const callback = "/api/auth/callback/google";

/** An OpenID server that stands in for Google, with its own pages. Everybody can sign in by any name. */
export interface OpenId extends Running {
  /** The variables of a shop at this origin that signs in there. */
  readonly environment: (shop: string) => Record<string, string>;
  /** In order, without an answer, not content with the shop's secret, or slow, on pages that leave the shop's window. */
  mood: "well" | "away" | "strict" | "slow";
}

/** Starts the server, by default at any free port. */
export async function startOpenId(port = 0): Promise<OpenId> {
  const server = createServer();
  const running = await listen(server, port);
  const provider = new Provider(running.url, configuration);
  // The address that is registered has no port, and each shop of the tests has another.
  provider.Client.prototype.redirectUriAllowed = (address) => address.endsWith(callback);
  provider.Client.prototype.compareClientSecret = () => openId.mood !== "strict";
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (openId.mood === "away") return request.socket.destroy();
    if (openId.mood === "slow") response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    // Its pages would ask another site for a font.
    response.setHeader("Content-Security-Policy", "style-src 'unsafe-inline'");
    // By default NextAuth's client waits three and a half seconds.
    const ms = openId.mood === "slow" && request.url === "/token" ? 4000 : 0;
    setTimeout(() => void handle(request, response), ms);
  });
  const openId: OpenId = {
    ...running,
    mood: "well",
    environment: (url) => ({
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      GOOGLE_ISSUER: running.url,
      NEXTAUTH_SECRET: "a long random text that everybody knows",
      NEXTAUTH_URL: url,
    }),
  };
  return openId;
}

// Like Google, it lets visitors choose an account where that is asked for, which they always do here.
const policy = interactionPolicy.base();
const selectAccount = new interactionPolicy.Prompt({ name: "select_account", requestable: true });
selectAccount.checks.clear();
policy.add(selectAccount);

const configuration: Configuration = {
  clients: [{ ...client, redirect_uris: [`http://127.0.0.1${callback}`] }],
  claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
  // Like Google, and unlike the standard, put name and email into the ID token.
  conformIdTokenClaims: false,
  cookies: { keys: [randomUUID()] },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
  interactions: { policy },
  // Nothing is stored: an account is what was typed.
  findAccount: (_context, name) => ({ accountId: name, claims: () => ({ sub: name, name }) }),
};

// `npx tsx tests/support/openid.ts [origin of a shop]` serves it and prints the variables for the shop's .env.
if (process.argv[1] === import.meta.filename) {
  const [shop = "http://127.0.0.1:3000"] = process.argv.slice(2);
  const { environment } = await startOpenId(3001);
  for (const [name, value] of Object.entries(environment(shop))) console.log(`${name}="${value}"`);
}
