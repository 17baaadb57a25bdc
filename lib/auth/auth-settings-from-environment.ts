import * as z from "zod";
import type { AuthCode } from "@/lib/auth/failure-codes";
import { problemLines, readVariables, type Environment } from "@/lib/shop/config";

/** Fewest characters of a secret; `openssl rand -base64 32` gives 44. */
const minSecretLength = 32;

const asWebAddress = { protocol: /^https?$/, error: "must be a web address", abort: true } as const;
/** An address that the server calls: the connection must be encrypted. */
const calledAddress = z
  .url(asWebAddress)
  .refine(isConfidential, "must begin with https: (http: is for this machine alone)");
const required = (what: string) =>
  z.string({ error: `is missing: ${what}` }).regex(/^\S+$/, "must have no spaces");
const secret = (what: string) =>
  z
    .string({ error: `is missing: ${what}` })
    .min(
      minSecretLength,
      `is shorter than ${minSecretLength} characters: take what openssl rand -base64 32 gives`,
    );

const variables = z.object({
  GOOGLE_CLIENT_ID: required("the client ID from the Google Cloud console"),
  GOOGLE_CLIENT_SECRET: required("the client secret from the Google Cloud console"),
  NEXTAUTH_SECRET: secret("a long random text that stays secret"),
  NEXTAUTH_URL: z
    .url({
      ...asWebAddress,
      error: ({ input }) =>
        input === undefined ? "is missing: the address of the shop" : "must be a web address",
    })
    .refine((url) => ["/", "/api/auth"].includes(pathOf(url)), "must have no path")
    .transform((url) => new URL(url).origin),
  GOOGLE_ISSUER: calledAddress
    .refine((url) => new URL(url).search === "", "must have no query")
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://accounts.google.com"),
  AUTH_TOKEN_SYNC_URL: calledAddress.optional(),
  AUTH_TOKEN_SYNC_SECRET: secret("").optional(),
});

const schema = variables
  .refine(
    ({ AUTH_TOKEN_SYNC_URL: url, AUTH_TOKEN_SYNC_SECRET: key }) => !url || key !== undefined,
    {
      path: ["AUTH_TOKEN_SYNC_SECRET"],
      message: "is missing: a long random text that the receiver of the token sync has, too",
      // Run even if another variable is wrong, so that all problems are reported at once.
      when: () => true,
    },
  )
  .refine(
    ({ AUTH_TOKEN_SYNC_SECRET: key, NEXTAUTH_SECRET: sessions }) => !key || key !== sessions,
    {
      path: ["AUTH_TOKEN_SYNC_SECRET"],
      message: "must be another than NEXTAUTH_SECRET: who has that can forge sessions",
    },
  )
  .transform(({ AUTH_TOKEN_SYNC_URL: url, AUTH_TOKEN_SYNC_SECRET: key, ...values }) => ({
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
    /** Encrypts sessions. Servers that share it accept each other's sessions. */
    secret: values.NEXTAUTH_SECRET,
    /** Origin of the shop, to which the provider sends visitors back, whatever their request says. */
    origin: values.NEXTAUTH_URL,
    /** The provider, without a slash at the end. */
    issuer: values.GOOGLE_ISSUER,
    tokenSync: url && key ? { url, secret: key } : undefined,
  }));

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname.replace(/(?<=.)\/$/, "")}${search}${hash}`;
}

function isConfidential(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** What the server needs to sign people in. */
export type AuthConfig = Readonly<z.output<typeof schema>>;

/** The backend that is told who signs in and out, and the key that signs what it is told. */
export type TokenSync = NonNullable<AuthConfig["tokenSync"]>;

/** Whether people can sign in; `problems` tells the owner what is wrong with the set-up. */
export type AuthSetup =
  | { readonly state: "on"; readonly config: AuthConfig }
  | { readonly state: "off"; readonly code: AuthCode }
  | { readonly state: "wrong"; readonly code: AuthCode; readonly problems: string };

/** Reads the set-up of sign-in from environment variables; an empty one counts as not set. */
export function readAuthConfig(env: Environment): AuthSetup {
  const values = readVariables(env, Object.keys(variables.shape));
  if (!("GOOGLE_CLIENT_ID" in values || "GOOGLE_CLIENT_SECRET" in values)) {
    return { state: "off", code: "auth-domain-config-required" };
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const isAboutKey = parsed.error.issues.some(({ path }) =>
      String(path[0]).startsWith("GOOGLE_CLIENT_"),
    );
    return {
      state: "wrong",
      code: isAboutKey ? "invalid-api-key" : "auth-domain-config-required",
      problems: problemLines("Sign-in is switched off, its configuration is wrong:", parsed.error),
    };
  }
  return { state: "on", config: parsed.data };
}
