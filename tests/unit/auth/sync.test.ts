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

// How the receiver gets both: tests/e2e/account.spec.ts.
test("a sign-out is signed, and only a fresh ID token is sent", async () => {
  jest.useFakeTimers({ now: 1_763_800_000_900 });
  const requests = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  await syncSignOut(config, "1");
  const mac = "be856a453414659b75e1b4693efba5a504da2beca073e521f508e8c612b0671a";
  const headers = { "X-Sync-Timestamp": "1763800000", "X-Sync-Signature": `sha256=${mac}` };
  expect(requests.mock.calls).toMatchObject([
    [config.AUTH_TOKEN_SYNC_URL, { method: "DELETE", body: '{"sub":"1"}', headers }],
  ]);

  for (const issuedAt of [1_763_799_700.9, NaN]) await syncSignIn(config, "a.b.c", issuedAt);
  await syncSignIn({ ...config, AUTH_TOKEN_SYNC_URL: undefined }, "a.b.c", 1_763_799_701);
  expect(requests).toHaveBeenCalledTimes(1);
});
