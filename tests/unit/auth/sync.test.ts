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

/** A receiver that takes everything. */
function receiver() {
  return jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_763_800_000_900 });
});

test("a sign-out has a signature that the receiver can check", async () => {
  const sent = receiver();
  await syncSignOut(config, "1");
  const mac = "be856a453414659b75e1b4693efba5a504da2beca073e521f508e8c612b0671a";
  expect(sent).toHaveBeenCalledWith(
    "https://sync.example/tokens",
    expect.objectContaining({
      method: "DELETE",
      body: '{"sub":"1"}',
      headers: {
        "Content-Type": "application/json",
        "X-Sync-Timestamp": "1763800000",
        "X-Sync-Signature": `sha256=${mac}`,
      },
    }),
  );
});

test.each([
  [1_763_799_701, 1],
  [1_763_799_700.9, 0],
  [NaN, 0],
])("an ID token of %d is sent within 300 seconds only", async (issuedAt, calls) => {
  const sent = receiver();
  await syncSignIn(config, "a.b.c", issuedAt);
  expect(sent).toHaveBeenCalledTimes(calls);
});

test("without a receiver nothing is sent", async () => {
  const sent = receiver();
  await syncSignOut({ ...config, AUTH_TOKEN_SYNC_URL: undefined }, "1");
  expect(sent).not.toHaveBeenCalled();
});
