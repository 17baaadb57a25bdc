import { codeOf, isInApp } from "@/lib/auth/codes";

test.each([
  ["internal-error", "<b>", "OAUTH_CALLBACK_HANDLER_ERROR server_error (null)"],
  ["popup-closed-by-user", "OAUTH_CALLBACK_HANDLER_ERROR access_denied (null)"],
  ["invalid-api-key", "unauthorized_client (null)"],
  ["operation-not-supported-in-this-environment", "disallowed_useragent (null)"],
  ["no-auth-event", "PKCE code_verifier cookie was missing."],
  ["invalid-auth-event", "invalid_grant (grant request is invalid)", "nonce mismatch"],
  ["network-request-failed:google", "SIGNIN_OAUTH_ERROR certificate has expired"],
  ["network-request-failed:google", "connect ECONNREFUSED", "outgoing request timed out"],
  ["network-request-failed:google", "expected 200 OK", `Unexpected token '<' is not valid JSON`],
  ["network-request-failed:google", "jwks must be a JSON", "no key found in issuer's jwks_uri"],
])("%s: “%s”, “%s”", (code, ...messages) => {
  for (const message of messages) expect(codeOf(message)).toBe(code);
});

test.each([
  ["(iPhone; CPU iPhone OS 18_0 like Mac OS X) Instagram 300.0", true],
  ["(Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/130.0", true],
  ["(iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148", true],
  ["(iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1", false],
  ["(Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", false],
])("the browser “%s” is inside an app: %s", (userAgent, isInside) => {
  expect(isInApp(`Mozilla/5.0 ${userAgent}`)).toBe(isInside);
});
