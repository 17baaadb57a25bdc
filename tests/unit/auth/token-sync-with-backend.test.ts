import { syncSignIn, syncSignOut } from "@/app/api/auth/token-sync-with-backend";

const sync = { url: "https://sync.example/tokens", secret: "k".repeat(32) };

/** A receiver that accepts everything. */
function receiver() {
  return jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_763_800_000_900 });
});

test("a sign-out has a signature that the receiver can verify", async () => {
  const sent = receiver();
  await syncSignOut(sync, "1");

  const mac = "be856a453414659b75e1b4693efba5a504da2beca073e521f508e8c612b0671a";
  expect(sent).toHaveBeenCalledWith(
    sync.url,
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
  [1_763_799_000, 0],
  [NaN, 0],
])("an ID token of %d is sent within 300 seconds only", async (issuedAt, calls) => {
  const sent = receiver();
  await syncSignIn(sync, "a.b.c", issuedAt);

  expect(sent).toHaveBeenCalledTimes(calls);
});
