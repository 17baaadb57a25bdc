import * as z from "zod";
import { problemLines, readVariables, type Environment } from "@/lib/shop/config";

const key = z.string("is missing").regex(/^\S+$/, "must have no spaces");
const secret = z
  .string("is missing")
  .min(32, "is shorter than 32 characters: take what openssl rand -base64 32 gives");
const address = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => (input === undefined ? "is missing" : "must be a web address"),
    abort: true,
  })
  .refine(isConfidential, "must begin with https: (http: is for this machine alone)");

/** The variables of sign-in; `.env.example` says what each is for. */
const variables = z.object({
  GOOGLE_CLIENT_ID: key,
  GOOGLE_CLIENT_SECRET: key,
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: address.regex(/^\w+:..[^/?#]+\/?$/, "must have no path"),
  GOOGLE_ISSUER: address
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://accounts.google.com"),
  AUTH_TOKEN_SYNC_URL: address.optional(),
  AUTH_TOKEN_SYNC_SECRET: secret.optional(),
});
const schema = variables.refine(
  ({ AUTH_TOKEN_SYNC_URL: url, AUTH_TOKEN_SYNC_SECRET: mine, NEXTAUTH_SECRET: sessions }) =>
    !url || (mine && mine !== sessions),
  {
    path: ["AUTH_TOKEN_SYNC_SECRET"],
    error: "must be set, and be another than NEXTAUTH_SECRET: who has that can forge sessions",
  },
);

/** What the server needs to sign people in. */
export type AuthConfig = Readonly<z.output<typeof schema>>;

/**
 * Reads from environment variables whether people can sign in; an empty one counts as not set. `problems`
 * tells the owner what is wrong with the set-up.
 */
export function readAuthConfig(env: Environment) {
  const values = readVariables(env, Object.keys(variables.shape));
  if (!values.GOOGLE_CLIENT_ID && !values.GOOGLE_CLIENT_SECRET) return { state: "off" } as const;
  const { error, data } = schema.safeParse(values);
  if (!error) return { state: "on", config: data } as const;
  const title = "Sign-in is switched off, its configuration is wrong:";
  return { state: "wrong", problems: problemLines(title, error) } as const;
}

/** Whether what is sent to an address is encrypted, or never leaves this machine. */
function isConfidential(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
