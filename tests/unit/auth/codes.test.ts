import { codeOf, isInApp } from "@/lib/auth/codes";

test.each([
  ["<b>", "internal-error"],
  // NextAuth's step, and the provider.
  ["OAUTH_CALLBACK_HANDLER_ERROR access_denied (null)", "popup-closed-by-user"],
  ["unauthorized_client (null)", "invalid-api-key"],
  ["disallowed_useragent (null)", "operation-not-supported-in-this-environment"],
  ["OAUTH_CALLBACK_HANDLER_ERROR server_error (null)", "internal-error"],
  // openid-client and Node.js.
  ["PKCE code_verifier cookie was missing.", "no-auth-event"],
  ["state mismatch, expected a, got: b", "invalid-auth-event"],
  ["invalid_grant (grant request is invalid)", "invalid-auth-event"],
  ["nonce mismatch, expected a, got: b", "invalid-auth-event"],
  ["SIGNIN_OAUTH_ERROR certificate has expired", "network-request-failed:google"],
  ["outgoing request timed out after 10000ms", "network-request-failed:google"],
  ["expected 200 OK, got: 404 Not Found", "network-request-failed:google"],
  [`Unexpected token '<', "<html>" is not valid JSON`, "network-request-failed:google"],
  ["jwks must be a JSON Web Key Set formatted object", "network-request-failed:google"],
  [
    "no valid key found in issuer's jwks_uri for key parameters {}",
    "network-request-failed:google",
  ],
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
