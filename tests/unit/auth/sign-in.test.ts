import { attemptName, isAttemptName, startAddress } from "@/lib/auth/attempt";
import { asAuthCode, failureText } from "@/lib/auth/code";
import { cookieLine, hasHint, nextAuthCookies } from "@/lib/auth/cookie";
import { resultAddress, readResult } from "@/lib/auth/result";
import { codeOfError, codeOfRefusal } from "@/lib/auth/failure";
import { readAuthMessage } from "@/lib/auth/message";
import { safeReturn } from "@/lib/auth/return-address";
import { en } from "@/lib/copy/en/site";
import { isFresh } from "@/lib/auth/id-token";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";

const attempt = "0123456789abcdef0123456789abcdef";

test("an attempt has a name of 128 bits", () => {
  const name = attemptName(Uint8Array.from({ length: 16 }, (_, index) => index * 17));

  expect(name).toBe("00112233445566778899aabbccddeeff");
  expect([name, attempt, "0".repeat(31), "G".repeat(32), 1, null].filter(isAttemptName)).toEqual([
    name,
    attempt,
  ]);
  expect(startAddress(attempt, "https://shop.example")).toBe(
    `/api/auth/start?attempt=${attempt}&page=https%3A%2F%2Fshop.example`,
  );
});

test("the alert has a sentence and the code", () => {
  expect(failureText(en.login, "popup-blocked")).toBe(
    "Login failed: The browser blocked the window for signing in. (popup-blocked)",
  );
  expect(["popup-blocked", "already-initialized", "<b>", null].map(asAuthCode)).toEqual([
    "popup-blocked",
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["connect ECONNREFUSED 127.0.0.1:4000", "network-request-failed"],
  [" ECONNREFUSED", "network-request-failed"],
  ["outgoing request timed out after 3500ms", "network-request-failed"],
  ["invalid_client (client authentication failed)", "invalid-api-key"],
  ["invalid_request (redirect_uri did not match)", "unauthorized-domain"],
  ["state mismatch, expected a, got: b", "invalid-auth-event"],
  ["PKCE code_verifier cookie was missing.", "invalid-auth-event"],
  ["invalid_grant (grant request is invalid)", "invalid-auth-event"],
  ["expected 200 OK, got: 500 Internal Server Error", "internal-error"],
])("the error “%s” is %s", (message, code) => {
  expect(codeOfError(message)).toBe(code);
});

test("a refusal of the visitor is told from one of the provider", () => {
  expect([
    codeOfRefusal("access_denied", "redirect_uri"),
    codeOfRefusal("invalid_request", "Invalid redirect_uri"),
    codeOfRefusal("unauthorized_client"),
    codeOfRefusal("disallowed_useragent"),
    codeOfRefusal("<img src=x onerror=alert(1)>"),
  ]).toEqual([
    "popup-closed-by-user",
    "unauthorized-domain",
    "invalid-api-key",
    "operation-not-supported-in-this-environment",
    "internal-error",
  ]);
});

test("messages of another shape are ignored", () => {
  const right = [
    { type: "signed-out" },
    { type: "signed-in", attempt },
    { type: "failed", attempt, code: "popup-blocked" },
  ];
  const wrong = [
    undefined,
    null,
    "signed-in",
    {},
    { type: "signed-in" },
    { type: "signed-in", attempt: [attempt] },
    { type: "failed", attempt },
    { type: "failed", attempt, code: "already-initialized" },
    { type: "other", attempt, code: "popup-blocked" },
  ];

  expect(right.map(readAuthMessage)).toEqual(right);
  expect(wrong.flatMap((data) => readAuthMessage(data) ?? [])).toEqual([]);
});

test("how a sign-in ended survives the address, and nothing else does", () => {
  const endings = [
    { attempt, code: undefined, isHere: false },
    { attempt, code: "popup-blocked", isHere: true },
    { attempt: undefined, code: "no-auth-event", isHere: false },
  ] as const;
  const addresses = endings.map(resultAddress);

  expect(addresses).toEqual([
    `/auth/done?attempt=${attempt}`,
    `/auth/done?attempt=${attempt}&error=popup-blocked&here=1`,
    "/auth/done?error=no-auth-event",
  ]);
  expect(addresses.map((address) => readResult(address.slice("/auth/done".length)))).toEqual(
    endings,
  );
  expect(readResult("?attempt=<b>&error=<b>")).toEqual({
    attempt: undefined,
    code: "internal-error",
    isHere: false,
  });
});

test("return addresses stay on the site", () => {
  const origin = "https://shop.example";
  const away = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://shop.example.evil.example",
    "http://shop.example/",
    "https://%",
  ];

  expect(away.map((wanted) => safeReturn(wanted, origin))).toEqual(away.map(() => `${origin}/`));
  expect(["/a?b=1#c", "b", `${origin}/d`].map((wanted) => safeReturn(wanted, origin))).toEqual([
    `${origin}/a?b=1#c`,
    `${origin}/b`,
    `${origin}/d`,
  ]);
});

test("cookies are strict, and prefixed on https", () => {
  expect([
    cookieLine("a", "b", 60, { isSecure: true, isHttpOnly: true }),
    cookieLine("a", "", 0, { isSecure: false, isHttpOnly: false }),
    nextAuthCookies(true).session,
    nextAuthCookies(true).csrf,
    nextAuthCookies(false).csrf,
  ]).toEqual([
    "a=b; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure",
    "a=; Path=/; Max-Age=0; SameSite=Lax",
    "__Secure-next-auth.session-token",
    "__Host-next-auth.csrf-token",
    "next-auth.csrf-token",
  ]);
  expect(["", "signed-in=1", "a=b; signed-in=1", "not-signed-in=1"].map(hasHint)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("an ID token is fresh for 300 seconds", () => {
  const token = (payload: unknown) =>
    `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.sig`;

  expect([
    isFresh(token({ iat: 1000, name: "देवी ÿþ?>" }), 1299.9),
    isFresh(token({ iat: 1000 }), 1300),
    isFresh(token({ iat: "1000" }), 1000),
    isFresh(token(null), 1000),
    isFresh("opaque", 1000),
  ]).toEqual([true, false, false, false, false]);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Instagram 300.0", true],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/450]", true],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/130.0", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148", true],
  ["Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1", false],
  ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", false],
])("the browser “%s” is inside an app: %s", (userAgent, isInApp) => {
  expect(isInAppBrowser(userAgent)).toBe(isInApp);
});
