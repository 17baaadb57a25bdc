import { readAuthConfig } from "@/lib/auth/config";

const owner = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  NEXTAUTH_SECRET: "a long random text of 32 or more",
  NEXTAUTH_URL: "https://shop.example/",
};
const sync = { AUTH_TOKEN_SYNC_URL: "https://sync.example/tokens" };

test("is off without Google credentials", () => {
  const env = { ...owner, GOOGLE_CLIENT_ID: " ", GOOGLE_CLIENT_SECRET: "" };
  expect(readAuthConfig(env)).toEqual({ state: "off" });
});

test("is on with four variables, with Google as the provider", () => {
  const config = { ...owner, GOOGLE_ISSUER: "https://accounts.google.com" };
  expect(readAuthConfig(owner)).toEqual({ state: "on", config });
});

test.each(["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1"])(
  "takes another provider, which may be at %s, and a receiver of tokens",
  (issuer) => {
    const more = { ...sync, AUTH_TOKEN_SYNC_SECRET: "another long random text, as long" };
    expect(readAuthConfig({ ...owner, ...more, GOOGLE_ISSUER: `${issuer}/` })).toEqual({
      state: "on",
      config: { ...owner, ...more, GOOGLE_ISSUER: issuer },
    });
  },
);

const tooShort = "is shorter than 32 characters: take what openssl rand -base64 32 gives";
const notEncrypted = "must begin with https: (http: is for this machine alone)";
const ownSecret =
  "AUTH_TOKEN_SYNC_SECRET must be set, and be another than NEXTAUTH_SECRET: who has that can forge sessions";

test.each([
  [
    {
      GOOGLE_CLIENT_ID: "two words",
      GOOGLE_CLIENT_SECRET: "",
      NEXTAUTH_SECRET: "",
      NEXTAUTH_URL: "dehati",
      AUTH_TOKEN_SYNC_URL: "sync",
    },
    `GOOGLE_CLIENT_ID must have no spaces
  GOOGLE_CLIENT_SECRET is missing
  NEXTAUTH_SECRET is missing
  NEXTAUTH_URL must be a web address
  AUTH_TOKEN_SYNC_URL must be a web address`,
  ],
  [{ NEXTAUTH_URL: "" }, "NEXTAUTH_URL is missing"],
  [{ NEXTAUTH_URL: "https://shop.example/shop" }, "NEXTAUTH_URL must have no path"],
  [{ NEXTAUTH_URL: "http://shop.example" }, `NEXTAUTH_URL ${notEncrypted}`],
  [{ NEXTAUTH_SECRET: "x".repeat(31) }, `NEXTAUTH_SECRET ${tooShort}`],
  [{ GOOGLE_ISSUER: "http://127.0.0.1.example" }, `GOOGLE_ISSUER ${notEncrypted}`],
  [{ ...sync, AUTH_TOKEN_SYNC_SECRET: "x".repeat(31) }, `AUTH_TOKEN_SYNC_SECRET ${tooShort}`],
  [{ ...sync, AUTH_TOKEN_SYNC_SECRET: owner.NEXTAUTH_SECRET }, ownSecret],
  [sync, ownSecret],
])("says all that is wrong with %j", (setting, problems) => {
  expect(readAuthConfig({ ...owner, ...setting })).toEqual({
    state: "wrong",
    problems: `Sign-in is switched off, its configuration is wrong:\n  ${problems}`,
  });
});
