import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { type Configuration, type Interaction } from "oidc-provider";
import { listen, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

/** A local OpenID server that replaces Google. */
export interface OpenIdServer extends Loopback {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Person {
  readonly email: string;
  readonly name: string;
}

const client = { clientId: "shop", clientSecret: "a-secret-that-only-tests-know" };

/**
 * Starts the server. Everybody can sign in, as anyone.
 *
 * @param shopUrls origins of the shops that may use it
 * @param options.openerPolicy the Cross-Origin-Opener-Policy of its pages
 */
export async function startOpenIdServer(
  shopUrls: readonly string[],
  options: { openerPolicy?: string } = {},
): Promise<OpenIdServer> {
  const server = createServer();
  const site = await listen(server);
  const issuer = site.url;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, configuration(shopUrls, people));
  const handle = provider.callback();

  server.on("request", (request, response) => {
    if (options.openerPolicy) {
      response.setHeader("Cross-Origin-Opener-Policy", options.openerPolicy);
    }
    if (request.url?.startsWith("/interaction/")) {
      interact(provider, people, request, response).catch(() => {
        response.writeHead(400, { "Content-Type": "text/plain" }).end("This sign-in is over.");
      });
    } else {
      void handle(request, response);
    }
  });
  return { ...site, ...client, issuer };
}

/** The environment variables of a shop that uses the server. */
export function signInEnvironment(
  { clientId, clientSecret, issuer }: Pick<OpenIdServer, "clientId" | "clientSecret" | "issuer">,
  shopUrl: string,
): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
    NEXTAUTH_SECRET: "a long random text that everybody knows",
    NEXTAUTH_URL: shopUrl,
  };
}

function configuration(shopUrls: readonly string[], people: Map<string, Person>): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: shopUrls.map((url) => `${url}/api/auth/callback/google`),
      },
    ],
    claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
    // Like Google, and unlike the standard, put name and email into the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: [randomUUID()] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const { email = "", name = "" } = people.get(id) ?? {};
      return {
        accountId: id,
        claims: () => ({ sub: id, ...(email && { email }), ...(name && { name }) }),
      };
    },
  };
}

/** Shows the sign-in form, or handles its submission. */
async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.has("cancel")) {
    const refusal = { error: "access_denied", error_description: "<img src=x onerror=alert(1)>" };
    await provider.interactionFinished(request, response, refusal);
    return;
  }
  const id = randomUUID();
  people.set(id, { email: form.get("email") ?? "", name: form.get("name") ?? "" });
  const grantId = await grantAll(provider, details, id);
  const result = { login: { accountId: id, remember: false }, consent: { grantId } };
  await provider.interactionFinished(request, response, result);
}

async function grantAll(provider: Provider, { params }: Interaction, accountId: string) {
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  return grant.save();
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
<p><button>Continue</button> <button name="cancel" value="1">Cancel</button></p>
</form>
</html>`;
