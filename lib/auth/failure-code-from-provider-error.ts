import type { AuthCode } from "@/lib/auth/failure-codes";

/** Words in the errors of openid-client and Node.js, with their code; the first match wins. */
const causes: readonly (readonly [RegExp, AuthCode])[] = [
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed out|timeout|^fetch failed|socket hang up/i,
    "network-request-failed",
  ],
  [/redirect_uri/i, "unauthorized-domain"],
  [/^(invalid_client|unauthorized_client|deleted_client)\b/i, "invalid-api-key"],
  [/disallowed_useragent/i, "operation-not-supported-in-this-environment"],
  [/state|code_verifier|invalid_grant|nonce/i, "invalid-auth-event"],
];

/**
 * The code of an error on the server. Those of openid-client have a message like
 * `invalid_client (client authentication failed)`; Node.js reports a refused connection in the `code`
 * of the error or of its cause.
 */
export function codeOfError(error: unknown): AuthCode {
  const words: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    words.push(at.message, "code" in at ? String(at.code) : "");
  }
  return codeOfWords(words.join(" "));
}

/**
 * The code of a refusal in the provider's redirect.
 *
 * @param error the `error` of RFC 6749, section 4.1.2.1
 * @param description the provider's own words, in which Google and others name the parameter
 */
export function codeOfRefusal(error: string, description = ""): AuthCode {
  if (error === "access_denied") return "popup-closed-by-user";
  return codeOfWords(`${error} (${description})`);
}

function codeOfWords(words: string): AuthCode {
  return causes.find(([pattern]) => pattern.test(words))?.[1] ?? "internal-error";
}
