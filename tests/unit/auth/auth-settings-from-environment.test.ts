import { readAuthConfig } from "@/lib/auth/auth-settings-from-environment";

const owner = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  NEXTAUTH_SECRET: "a long random text of 32 or more",
  NEXTAUTH_URL: "https://shop.example/",
};

test("is off without Google credentials", () => {
  expect(readAuthConfig({ ...owner, GOOGLE_CLIENT_ID: " ", GOOGLE_CLIENT_SECRET: "" })).toEqual({
    state: "off",
    code: "auth-domain-config-required",
  });
});

test("is on with the four required variables, with Google as the provider", () => {
  expect(readAuthConfig(owner)).toEqual({
    state: "on",
    config: {
      clientId: "id",
      clientSecret: "secret",
      secret: "a long random text of 32 or more",
      origin: "https://shop.example",
      issuer: "https://accounts.google.com",
      tokenSync: undefined,
    },
  });
});

test("accepts another provider, a token sync, and NextAuth's longer form of the address", () => {
  const reading = readAuthConfig({
    ...owner,
    NEXTAUTH_URL: "http://localhost:3000/api/auth/",
    GOOGLE_ISSUER: "http://127.0.0.1:4000/",
    AUTH_TOKEN_SYNC_URL: "https://sync.example/tokens",
    AUTH_TOKEN_SYNC_SECRET: "another long random text, as long",
  });

  expect(reading).toMatchObject({
    state: "on",
    config: {
      origin: "http://localhost:3000",
      issuer: "http://127.0.0.1:4000",
      tokenSync: {
        url: "https://sync.example/tokens",
        secret: "another long random text, as long",
      },
    },
  });
});

test("lists every problem, and has the code for a wrong key if one is about the key", () => {
  const wrong = {
    GOOGLE_CLIENT_ID: "two words",
    NEXTAUTH_URL: "https://shop.example/shop",
    GOOGLE_ISSUER: "https://google.example?a",
    AUTH_TOKEN_SYNC_URL: "sync",
  };

  expect(readAuthConfig(wrong)).toEqual({
    state: "wrong",
    code: "invalid-api-key",
    problems: `Sign-in is switched off, its configuration is wrong:
  GOOGLE_CLIENT_ID must have no spaces
  GOOGLE_CLIENT_SECRET is missing: the client secret from the Google Cloud console
  NEXTAUTH_SECRET is missing: a long random text that stays secret
  NEXTAUTH_URL must have no path
  GOOGLE_ISSUER must have no query
  AUTH_TOKEN_SYNC_URL must be a web address`,
  });
});

test("has the code for a missing domain if only the address is missing", () => {
  expect(readAuthConfig({ ...owner, NEXTAUTH_URL: undefined })).toEqual({
    state: "wrong",
    code: "auth-domain-config-required",
    problems: `Sign-in is switched off, its configuration is wrong:
  NEXTAUTH_URL is missing: the address of the shop`,
  });
});

test.each([
  [
    { NEXTAUTH_SECRET: "x".repeat(31) },
    "NEXTAUTH_SECRET is shorter than 32 characters: take what openssl rand -base64 32 gives",
  ],
  [
    { GOOGLE_ISSUER: "http://accounts.example" },
    "GOOGLE_ISSUER must begin with https: (http: is for this machine alone)",
  ],
  [
    { AUTH_TOKEN_SYNC_URL: "http://127.0.0.1.example/", AUTH_TOKEN_SYNC_SECRET: "x".repeat(32) },
    "AUTH_TOKEN_SYNC_URL must begin with https: (http: is for this machine alone)",
  ],
  [
    { AUTH_TOKEN_SYNC_URL: "https://sync.example", AUTH_TOKEN_SYNC_SECRET: "x".repeat(31) },
    "AUTH_TOKEN_SYNC_SECRET is shorter than 32 characters: take what openssl rand -base64 32 gives",
  ],
  [
    { GOOGLE_ISSUER: "https://google.example?a", AUTH_TOKEN_SYNC_URL: "https://sync.example" },
    `GOOGLE_ISSUER must have no query
  AUTH_TOKEN_SYNC_SECRET is missing: a long random text that the receiver of the token sync has, too`,
  ],
  [
    { AUTH_TOKEN_SYNC_URL: "https://sync.example", AUTH_TOKEN_SYNC_SECRET: owner.NEXTAUTH_SECRET },
    "AUTH_TOKEN_SYNC_SECRET must be another than NEXTAUTH_SECRET: who has that can forge sessions",
  ],
])("refuses the weak setting %j", (setting, problem) => {
  expect(readAuthConfig({ ...owner, ...setting })).toEqual({
    state: "wrong",
    code: "auth-domain-config-required",
    problems: `Sign-in is switched off, its configuration is wrong:\n  ${problem}`,
  });
});

test.each(["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1"])(
  "takes %s, which never leaves this machine",
  (issuer) => {
    expect(readAuthConfig({ ...owner, GOOGLE_ISSUER: issuer }).state).toBe("on");
  },
);
