import { syncSignIn, syncSignOut } from "@/app/api/auth/sync";

const config = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  GOOGLE_ISSUER: "https://accounts.google.com",
  NEXTAUTH_SECRET: "n".repeat(32),
  NEXTAUTH_URL: "https://shop.example",
  AUTH_TOKEN_SYNC_URL: "https://sync.example/tokens",
  AUTH_TOKEN_SYNC_SECRET: "k".repeat(32),
};

const acceptRequests = () => jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());

beforeEach(() => void jest.useFakeTimers({ now: 1_763_800_000_900 }));

test("a sign-out has a signature that the receiver can check", async () => {
  const requests = acceptRequests();
  await syncSignOut(config, "1");
  const mac = "be856a453414659b75e1b4693efba5a504da2beca073e521f508e8c612b0671a";
  const headers = { "X-Sync-Timestamp": "1763800000", "X-Sync-Signature": `sha256=${mac}` };
  expect(requests.mock.calls).toMatchObject([
    [config.AUTH_TOKEN_SYNC_URL, { method: "DELETE", body: '{"sub":"1"}', headers }],
  ]);
});

test.each([
  ["of 299.9 seconds", config, 1_763_799_701, 1],
  ["of 300 seconds", config, 1_763_799_700.9, 0],
  ["without a time", config, NaN, 0],
  ["without a receiver", { ...config, AUTH_TOKEN_SYNC_URL: undefined }, 1_763_799_701, 0],
])("an ID token %s is sent or not", async (_, options, issuedAt, calls) => {
  const requests = acceptRequests();
  await syncSignIn(options, "a.b.c", issuedAt);
  expect(requests).toHaveBeenCalledTimes(calls);
});
