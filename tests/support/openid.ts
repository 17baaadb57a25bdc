import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { type Configuration } from "oidc-provider";
import { listen, type Running } from "@/tests/support/server";

const client = { id: "shop", secret: "a-secret-that-only-tests-know" };

/** An OpenID server on this machine in place of Google, in which everybody can sign in as anyone. */
export interface OpenId extends Running {
  /** The variables of a shop that signs in there. */
  readonly environment: (shop: string) => Record<string, string>;
}

/**
 * @param shop origin of the shop that may use it
 * @param options.openerPolicy the Cross-Origin-Opener-Policy of its pages
 * @param options.port any free one by default
 */
export async function startOpenId(
  shop: string,
  options: { readonly openerPolicy?: string | undefined; readonly port?: number } = {},
): Promise<OpenId> {
  const server = createServer();
  const running = await listen(server, options.port);
  const people = new Map<string, Person>();
  const provider = new Provider(running.url, configurationOf(shop, people));
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (options.openerPolicy) {
      response.setHeader("Cross-Origin-Opener-Policy", options.openerPolicy);
    }
    if (request.url === "/favicon.ico") response.writeHead(204).end();
    else if (!request.url?.startsWith("/interaction/")) void handle(request, response);
    else {
      interact(provider, people, request, response).catch(() => {
        response.writeHead(400, { "Content-Type": "text/plain" }).end("This sign-in is over.");
      });
    }
  });
  return {
    ...running,
    environment: (url) => ({
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: running.url,
      NEXTAUTH_SECRET: "a long random text that everybody knows",
      NEXTAUTH_URL: url,
    }),
  };
}

interface Person {
  readonly email: string;
  readonly name: string;
}

function configurationOf(shop: string, people: ReadonlyMap<string, Person>): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${shop}/api/auth/callback/google`],
      },
    ],
    claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
    // Like Google, and unlike the standard, put name and email into the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: [randomUUID()] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount(_context, id) {
      const { email = "", name = "" } = people.get(id) ?? {};
      const claims = { sub: id, ...(email && { email }), ...(name && { name }) };
      return { accountId: id, claims: () => claims };
    },
  };
}

/** Shows the form, or takes it. */
async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.has("cancel")) {
    const error = form.get("refusal") ?? "";
    const refusal = { error, error_description: form.get("why") ?? "" };
    await provider.interactionFinished(request, response, refusal);
    return;
  }
  const accountId = randomUUID();
  people.set(accountId, { email: form.get("email") ?? "", name: form.get("name") ?? "" });
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

// By itself, it is for a shop at the address that is named, and says which variables that has to have.
if (process.argv[1] === import.meta.filename) {
  const [shop = "http://127.0.0.1:3000"] = process.argv.slice(2);
  const { environment } = await startOpenId(shop, { port: 3001 });
  console.log(
    Object.entries(environment(shop))
      .map(([name, value]) => `${name}="${value}"`)
      .join("\n"),
  );
}
