import * as z from "zod";

/** How long a server keeps what the provider says of itself, in milliseconds: an hour. */
const lifetime = 60 * 60 * 1000;

/** How long the provider may take to say it, in milliseconds. */
const timeout = 5000;

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

/** Where an OpenID provider answers, in the names of OpenID Connect Discovery 1.0. */
export type ProviderMetadata = z.infer<typeof metadataSchema>;

let kept: { readonly metadata: ProviderMetadata; readonly until: number } | undefined;

/**
 * What the provider says of itself, kept for a while: NextAuth would fetch it at the beginning and
 * at the end of every sign-in, so that visitors could have the shop hammer the provider.
 *
 * @throws when the provider cannot be reached or says something else
 */
export async function discover(issuer: string): Promise<ProviderMetadata> {
  if (kept && Date.now() < kept.until) return kept.metadata;
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    cache: "no-store",
    signal: AbortSignal.timeout(timeout),
  });
  const metadata = metadataSchema.parse(await answer.json());
  kept = { metadata, until: Date.now() + lifetime };
  return metadata;
}
