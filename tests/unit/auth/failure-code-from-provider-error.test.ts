import { codeOfError, codeOfRefusal } from "@/lib/auth/failure-code-from-provider-error";

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

test("reads the code of an error, and that of its cause", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });

  expect(
    [refused, new TypeError("fetch failed", { cause: refused }), "ECONNREFUSED"].map(codeOfError),
  ).toEqual(["network-request-failed", "network-request-failed", "internal-error"]);
});

test("distinguishes a visitor's refusal from the provider's", () => {
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
