import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { type Configuration } from "oidc-provider";
import { listen, type Running } from "@/tests/support/server";

const client = { client_id: "shop", client_secret: "a-secret-that-only-tests-know" };
const callback = "/api/auth/callback/google";

/** An OpenID server on this machine in place of Google, in which everybody can sign in as anyone. */
export interface OpenId extends Running {
  /** The variables of a shop that signs in there. */
  readonly environment: (shop: string) => Record<string, string>;
}

/** Starts it, at any free port by default, with these headers on each page. */
export async function startOpenId(port = 0, headers = {}): Promise<OpenId> {
  const server = createServer();
  const running = await listen(server, port);
  const provider = new Provider(running.url, configuration);
  // Whatever port a shop is at.
  provider.Client.prototype.redirectUriAllowed = (address) => address.endsWith(callback);
  const handle = provider.callback();
  server.on("request", (request, response) => {
    response.setHeaders(new Map(Object.entries<string>(headers)));
    if (request.url === "/favicon.ico") response.writeHead(204).end();
    else if (!request.url?.startsWith("/interaction/")) void handle(request, response);
    else {
      interact(provider, request, response).catch(() => {
        response.writeHead(400, { "Content-Type": "text/plain" }).end("This sign-in is over.");
      });
    }
  });
  return {
    ...running,
    environment: (url) => ({
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      GOOGLE_ISSUER: running.url,
      NEXTAUTH_SECRET: "a long random text that everybody knows",
      NEXTAUTH_URL: url,
    }),
  };
}

const configuration: Configuration = {
  clients: [{ ...client, redirect_uris: [`http://127.0.0.1${callback}`] }],
  claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
  // Like Google, and unlike the standard, put name and email into the ID token.
  conformIdTokenClaims: false,
  cookies: { keys: [randomUUID()] },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  // Nobody is remembered: what was typed is the id.
  findAccount(_context, id) {
    const typed = new URLSearchParams(Buffer.from(id, "base64url").toString());
    const claims = [...typed].filter(([, value]) => value !== "");
    return { accountId: id, claims: () => ({ sub: id, ...Object.fromEntries(claims) }) };
  },
};

/** Shows the form, or takes it. */
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
  const form = new URLSearchParams(body);
  if (form.has("cancel")) {
    const [error, why] = [form.get("refusal") ?? "", form.get("why") ?? ""];
    const refusal = { error, error_description: why };
    await provider.interactionFinished(request, response, refusal);
    return;
  }
  const accountId = Buffer.from(body).toString("base64url");
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  const grantId = await grant.save();
  const result = { login: { accountId, remember: false }, consent: { grantId } };
  await provider.interactionFinished(request, response, result);
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in (development)</title>
<h1>Sign in</h1>
<p>This stands in for Google: sign in as anyone.</p>
<form method="post">
<p><label>Email <input name="email" value="sita@example.org"></label></p>
<p><label>Name <input name="name" value="Sita Devi"></label></p>
<p><button>Continue</button> <button name="cancel">Cancel</button></p>
<p><label>Refusal <input name="refusal" value="access_denied"></label></p>
<p><label>Why <input name="why"></label></p>
</form>
</html>`;

// By itself, it says which variables the shop at the address that is named has to have.
if (process.argv[1] === import.meta.filename) {
  const [shop = "http://127.0.0.1:3000"] = process.argv.slice(2);
  const { environment } = await startOpenId(3001);
  for (const [name, value] of Object.entries(environment(shop))) console.log(`${name}="${value}"`);
}
