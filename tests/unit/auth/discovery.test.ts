/** @jest-environment node */
import { jest } from "@jest/globals";

const metadata = {
  issuer: "https://accounts.example",
  authorization_endpoint: "https://accounts.example/auth",
  token_endpoint: "https://accounts.example/token",
  jwks_uri: "https://accounts.example/keys",
};

/** The provider's answers, one by one; an error where it cannot be reached. */
function provider(...answers: (object | Error)[]) {
  return jest.spyOn(globalThis, "fetch").mockImplementation(() => {
    const answer = answers.shift() ?? new Error("asked too often");
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(Response.json(answer));
  });
}

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("what the provider says of itself is asked for once an hour", async () => {
  const moved = { ...metadata, token_endpoint: "https://accounts.example/new-token" };
  const asked = provider({ ...metadata, scopes_supported: ["openid"] }, moved);
  const { discover } = await import("@/app/api/auth/discovery");

  expect(await discover("https://accounts.example")).toEqual(metadata);
  jest.advanceTimersByTime(60 * 60 * 1000 - 1);
  expect(await discover("https://accounts.example")).toEqual(metadata);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    "https://accounts.example/.well-known/openid-configuration",
  ]);
  jest.advanceTimersByTime(1);
  expect(await discover("https://accounts.example")).toEqual(moved);
});

test("a failure is not kept", async () => {
  provider(new TypeError("fetch failed"), { issuer: 1 }, metadata);
  const { discover } = await import("@/app/api/auth/discovery");

  await expect(discover("https://accounts.example")).rejects.toThrow("fetch failed");
  await expect(discover("https://accounts.example")).rejects.toThrow("authorization_endpoint");
  expect(await discover("https://accounts.example")).toEqual(metadata);
});
