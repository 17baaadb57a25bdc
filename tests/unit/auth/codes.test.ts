import { codeOf, isInApp } from "@/lib/auth/codes";

test.each([
  ["<b>", "internal-error"],
  // NextAuth's pages.
  ["NotBegun", "web-storage-unsupported"],
  ["OAuthSignin", "google-unreachable"],
  ["OAuthCallback", "google-unreachable"],
  ["Callback", "internal-error"],
  // The provider.
  ["unauthorized_client (null)", "invalid-api-key"],
  ["disallowed_useragent (null)", "operation-not-supported-in-this-environment"],
  ["server_error (null)", "internal-error"],
  // openid-client and Node.js.
  ["outgoing request timed out after 10000ms", "google-unreachable"],
  ["state mismatch, expected a, got: b", "invalid-auth-event"],
  ["invalid_grant (grant request is invalid)", "invalid-auth-event"],
  ["nonce mismatch, expected a, got: b", "invalid-auth-event"],
  ["expected 200 OK, got: 500 Internal Server Error", "google-unreachable"],
  ["expected 200 OK, got: 404 Not Found", "google-unreachable"],
  [`Unexpected token '<', "<html>" is not valid JSON`, "google-unreachable"],
  ["jwks must be a JSON Web Key Set formatted object", "google-unreachable"],
  ["no valid key found in issuer's jwks_uri for key parameters {}", "google-unreachable"],
])("“%s” is %s", (words, code) => {
  expect(codeOf(words)).toBe(code);
});

test.each([
  ["(iPhone; CPU iPhone OS 18_0 like Mac OS X) Instagram 300.0", true],
  ["(Linux; Android 14) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/450]", true],
  ["(Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/130.0", true],
  ["(iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148", true],
  ["(iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1", false],
  ["(Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", false],
])("the browser “%s” is inside an app: %s", (userAgent, isInside) => {
  expect(isInApp(`Mozilla/5.0 ${userAgent}`)).toBe(isInside);
});
