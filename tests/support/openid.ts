import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { interactionPolicy, type Configuration } from "oidc-provider";
import { listen, type Running } from "@/tests/support/server";

const client = { client_id: "shop", client_secret: "a-secret-that-only-tests-know" };
const callback = "/api/auth/callback/google";

/** An OpenID server that stands in for Google. Everybody can sign in as anyone. */
export interface OpenId extends Running {
  /** The variables of a shop at this origin that signs in there. */
  readonly environment: (shop: string) => Record<string, string>;
  /**
   * How it is today: in order, without an answer, not content with the shop's secret, or slow to give tokens on pages
   * that leave the shop's window.
   */
  mood: "well" | "away" | "strict" | "slow";
}

/** Starts the server, by default at any free port. */
export async function startOpenId(port = 0): Promise<OpenId> {
  const server = createServer();
  const running = await listen(server, port);
  const provider = new Provider(running.url, configuration);
  // The address that is registered has no port, and each shop of the tests has another.
  provider.Client.prototype.redirectUriAllowed = (address) => address.endsWith(callback);
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (openId.mood === "away") return request.socket.destroy();
    if (openId.mood === "slow") response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    if (openId.mood === "strict" && request.url === "/token") {
      return response.writeHead(401).end('{"error":"invalid_client"}');
    }
    const isForm = request.url?.startsWith("/interaction/");
    // By default NextAuth's client waits three and a half seconds.
    const ms = openId.mood === "slow" && request.url === "/token" ? 4000 : 0;
    if (!isForm) setTimeout(() => void handle(request, response), ms);
    else {
      interact(provider, request, response).catch(() => {
        response.writeHead(400, { "Content-Type": "text/plain" }).end("This sign-in is over.");
      });
    }
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

// Like Google, let the visitor choose an account where that is asked for.
const policy = interactionPolicy.base();
policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);

const configuration: Configuration = {
  clients: [{ ...client, redirect_uris: [`http://127.0.0.1${callback}`] }],
  claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
  // Like Google, and unlike the standard, put name and email into the ID token.
  conformIdTokenClaims: false,
  cookies: { keys: [randomUUID()] },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
  // Nothing is stored: the id of an account is the form that was sent, encoded.
  findAccount(_context, id) {
    const typed = new URLSearchParams(Buffer.from(id, "base64url").toString());
    const claims = [...typed].filter(([, value]) => value !== "");
    return { accountId: id, claims: () => ({ sub: id, ...Object.fromEntries(claims) }) };
  },
};

/** Answers the requests of the page on which the visitor signs in: GET shows its form, POST takes it. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
    return;
  }
  const body = await text(request);
  if (new URLSearchParams(body).has("cancel")) {
    await provider.interactionFinished(request, response, { error: "access_denied" });
    return;
  }
  const accountId = Buffer.from(body).toString("base64url");
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  const grantId = await grant.save();
  const result = {
    select_account: {},
    login: { accountId, remember: false },
    consent: { grantId },
  };
  await provider.interactionFinished(request, response, result);
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in (development)</title><link rel="icon" href="data:,">
<h1>Sign in</h1>
<p>This stands in for Google: sign in as anyone.</p>
<form method="post">
<p><label>Email <input name="email" value="sita@example.org"></label></p>
<p><label>Name <input name="name" value="Sita Devi"></label></p>
<p><button>Continue</button> <button name="cancel">Cancel</button></p>
</form>
</html>`;

// `npx tsx tests/support/openid.ts [origin of a shop]` serves it and prints the variables for the shop's .env.
if (process.argv[1] === import.meta.filename) {
  const [shop = "http://127.0.0.1:3000"] = process.argv.slice(2);
  const { environment } = await startOpenId(3001);
  for (const [name, value] of Object.entries(environment(shop))) console.log(`${name}="${value}"`);
}
