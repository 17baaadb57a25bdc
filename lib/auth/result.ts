import { isAttemptName } from "@/lib/auth/attempt";
import { asAuthCode, type AuthCode } from "@/lib/auth/code";
import { signInDonePath } from "@/lib/language/paths";

/** How a sign-in ended, as the address of the page where it ends carries it. */
export interface AuthResult {
  /** Undefined when no attempt is known, as for an old or made-up address. */
  readonly attempt: string | undefined;
  /** Undefined when the sign-in succeeded. */
  readonly code: AuthCode | undefined;
  /** Whether the sign-in runs in the shop's own window instead of a popup. */
  readonly isHere: boolean;
}

/** The address of the page where a sign-in ends, on this site. */
export function resultAddress({ attempt, code, isHere }: AuthResult): string {
  const query = new URLSearchParams();
  if (attempt) query.set("attempt", attempt);
  if (code) query.set("error", code);
  if (isHere) query.set("here", "1");
  return `${signInDonePath}?${query}`;
}

/** Reads the query of that address; what is not understood counts as internal-error. */
export function readResult(search: string): AuthResult {
  const query = new URLSearchParams(search);
  const attempt = query.get("attempt");
  const error = query.get("error");
  return {
    attempt: isAttemptName(attempt) ? attempt : undefined,
    code: error === null ? undefined : (asAuthCode(error) ?? "internal-error"),
    isHere: query.get("here") === "1",
  };
}
