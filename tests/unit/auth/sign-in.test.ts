import { asAuthCode, failureText } from "@/lib/auth/failure-codes";
import { authCookies, hasHint } from "@/lib/auth/cookie-names-and-lifetimes";
import { codeOfError, codeOfRefusal } from "@/lib/auth/failure-code-from-provider-error";
import { resultAddress, resultPage } from "@/lib/auth/sign-in-result-address";
import { en } from "@/lib/copy/en/site";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";

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
  ["fetch failed bad port", "network-request-failed"],
  ["The operation was aborted due to timeout", "network-request-failed"],
  ["outgoing request timed out after 3500ms", "network-request-failed"],
  ["invalid_client (client authentication failed)", "invalid-api-key"],
  ["invalid_request (redirect_uri did not match)", "unauthorized-domain"],
  ["state mismatch, expected a, got: b", "invalid-auth-event"],
  ["PKCE code_verifier cookie was missing.", "invalid-auth-event"],
  ["invalid_grant (grant request is invalid)", "invalid-auth-event"],
  ["expected 200 OK, got: 500 Internal Server Error", "internal-error"],
])("the error “%s” is %s", (message, code) => {
  expect(codeOfError(new Error(message))).toBe(code);
});

test("an error may be worded by its code, or by that of its cause", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });

  expect(
    [refused, new TypeError("fetch failed", { cause: refused }), "ECONNREFUSED"].map(codeOfError),
  ).toEqual(["network-request-failed", "network-request-failed", "internal-error"]);
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

test("a sign-in ends on a page of its language, in a popup with the name of the attempt", () => {
  expect([resultAddress("en", "1-2"), resultAddress("hi"), resultAddress("hi", "")]).toEqual([
    "/auth/done?attempt=1-2",
    "/hi/auth/done",
    "/hi/auth/done",
  ]);
});

test("a sign-in ends nowhere else", () => {
  const origin = "https://shop.example";
  const ends = ["/auth/done?attempt=1-2", `${origin}/hi/auth/done`];
  expect(ends.map((wanted) => resultPage(wanted, origin).href)).toEqual([
    `${origin}/auth/done?attempt=1-2`,
    `${origin}/hi/auth/done`,
  ]);
  const elsewhere = [
    "",
    "/",
    "/hi/auth/done/",
    "https://evil.example/auth/done",
    "//evil.example/auth/done",
    "/\\evil.example/auth/done",
    "javascript:alert(1)",
    "https://shop.example.evil.example/auth/done",
    "http://shop.example/auth/done",
    "https://%",
    "blob:https://shop.example/auth/done",
    "/api/auth/signout?csrf=true",
  ];
  expect(new Set(elsewhere.map((wanted) => resultPage(wanted, origin).href))).toEqual(
    new Set([`${origin}/auth/done`]),
  );
});

test("cookies belong to one host on https", () => {
  const secure = Object.values(authCookies("https://shop.example"));
  expect(
    secure.filter(({ name, options }) => !name.startsWith("__Host-") || !options.secure),
  ).toEqual([]);
  expect(authCookies("http://127.0.0.1:3000").sessionToken).toEqual({
    name: "next-auth.session-token",
    options: { httpOnly: true, sameSite: "lax", path: "/", secure: false },
  });
  expect(["", "signed-in=1", "a=b; signed-in=1", "not-signed-in=1"].map(hasHint)).toEqual([
    false,
    true,
    true,
    false,
  ]);
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
