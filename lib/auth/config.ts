import * as z from "zod";
import type { AuthCode } from "@/lib/auth/code";

const webAddress = z.url({ protocol: /^https?$/, error: "must be a web address", abort: true });
const given = (what: string) =>
  z.string({ error: `is missing: ${what}` }).regex(/^\S+$/, "must have no spaces");

const schema = z.object({
  GOOGLE_CLIENT_ID: given("the client ID from the Google Cloud console"),
  GOOGLE_CLIENT_SECRET: given("the client secret from the Google Cloud console"),
  NEXTAUTH_SECRET: z.string({ error: "is missing: a long random text that stays secret" }),
  NEXTAUTH_URL: z
    .url({
      protocol: /^https?$/,
      error: ({ input }) =>
        input === undefined ? "is missing: the address of the shop" : "must be a web address",
      abort: true,
    })
    .refine((url) => ["/", "/api/auth"].includes(pathOf(url)), "must have no path")
    .transform((url) => new URL(url).origin),
  GOOGLE_ISSUER: webAddress
    .refine((url) => new URL(url).search === "", "must have no query")
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://accounts.google.com"),
  AUTH_TOKEN_SYNC_URL: webAddress.optional(),
});

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname.replace(/(?<=.)\/$/, "")}${search}${hash}`;
}

/** What the server needs to know to sign people in. */
export interface AuthConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Seals sessions; servers that share it share their visitors. */
  readonly secret: string;
  /** Origin of the shop. It alone decides where the provider sends people back to. */
  readonly origin: string;
  /** The provider, without a slash at the end. */
  readonly issuer: string;
  readonly tokenSyncUrl: string | undefined;
}

/** Whether people can sign in. If the owner meant to set it up but erred, `problems` says how. */
export type AuthSetup =
  | { readonly state: "on"; readonly config: AuthConfig }
  | { readonly state: "off"; readonly code: AuthCode }
  | { readonly state: "wrong"; readonly code: AuthCode; readonly problems: string };

/** Reads the set-up of sign-in from environment variables; an empty one counts as not set. */
export function readAuthConfig(env: Readonly<Record<string, string | undefined>>): AuthSetup {
  const values = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  if (!("GOOGLE_CLIENT_ID" in values || "GOOGLE_CLIENT_SECRET" in values)) {
    return { state: "off", code: "auth-domain-config-required" };
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    const problems = parsed.error.issues.map((issue, at) => `  ${names[at]} ${issue.message}`);
    const isAboutKey = names.some((name) => name.startsWith("GOOGLE_CLIENT_"));
    return {
      state: "wrong",
      code: isAboutKey ? "invalid-api-key" : "auth-domain-config-required",
      problems: ["Sign-in is switched off, its configuration is wrong:", ...problems].join("\n"),
    };
  }
  return {
    state: "on",
    config: {
      clientId: parsed.data.GOOGLE_CLIENT_ID,
      clientSecret: parsed.data.GOOGLE_CLIENT_SECRET,
      secret: parsed.data.NEXTAUTH_SECRET,
      origin: parsed.data.NEXTAUTH_URL,
      issuer: parsed.data.GOOGLE_ISSUER,
      tokenSyncUrl: parsed.data.AUTH_TOKEN_SYNC_URL,
    },
  };
}
