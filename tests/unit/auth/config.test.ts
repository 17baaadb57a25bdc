import { readAuthConfig } from "@/lib/auth/config";

const owner = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  NEXTAUTH_SECRET: "long random text",
  NEXTAUTH_URL: "https://shop.example/",
};

test("is off without Google credentials", () => {
  expect(readAuthConfig({ ...owner, GOOGLE_CLIENT_ID: " ", GOOGLE_CLIENT_SECRET: "" })).toEqual({
    state: "off",
    code: "auth-domain-config-required",
  });
});

test("is on with all four, at Google", () => {
  expect(readAuthConfig(owner)).toEqual({
    state: "on",
    config: {
      clientId: "id",
      clientSecret: "secret",
      secret: "long random text",
      origin: "https://shop.example",
      issuer: "https://accounts.google.com",
      tokenSyncUrl: undefined,
    },
  });
});

test("takes another provider, a token sync, and NextAuth's longer form of the address", () => {
  const reading = readAuthConfig({
    ...owner,
    NEXTAUTH_URL: "http://localhost:3000/api/auth/",
    GOOGLE_ISSUER: "http://127.0.0.1:4000/",
    AUTH_TOKEN_SYNC_URL: "https://sync.example/tokens",
  });

  expect(reading).toMatchObject({
    state: "on",
    config: {
      origin: "http://localhost:3000",
      issuer: "http://127.0.0.1:4000",
      tokenSyncUrl: "https://sync.example/tokens",
    },
  });
});

test("lists every problem at once, and blames the key when it is about the key", () => {
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

test("blames the domain when only the address is missing", () => {
  expect(readAuthConfig({ ...owner, NEXTAUTH_URL: undefined })).toEqual({
    state: "wrong",
    code: "auth-domain-config-required",
    problems: `Sign-in is switched off, its configuration is wrong:
  NEXTAUTH_URL is missing: the address of the shop`,
  });
});
