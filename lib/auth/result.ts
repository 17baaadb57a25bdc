import { asAuthCode, type AuthCode } from "@/lib/auth/code";
import { isAttempt, type AttemptResult } from "@/lib/auth/message";
import { languageOf, type Language } from "@/lib/language/language";
import { signInDonePath } from "@/lib/language/paths";

/** The page where a sign-in ends. */
export interface ResultPage {
  /** That of the page on which the sign-in was begun. */
  readonly language: Language;
  /** Whether the sign-in runs in the shop's own window instead of a popup. */
  readonly isHere: boolean;
}

/** How a sign-in ended; no attempt is known where the answer belongs to none that is under way. */
export type AuthResult =
  AttemptResult | { readonly type: "failed"; readonly attempt: undefined; readonly code: AuthCode };

/** The address of the page where a sign-in will end, or has ended with a result. */
export function resultAddress({ language, isHere }: ResultPage, result?: AuthResult): string {
  const query = new URLSearchParams();
  if (result?.attempt) query.set("attempt", result.attempt);
  if (result?.type === "failed") query.set("error", result.code);
  if (isHere) query.set("here", "1");
  return `${signInDonePath(language)}?${query}`;
}

/** Reads what page an address names; the English one in a popup for what is not understood. */
export function resultPageAt(address: string): ResultPage {
  const { pathname, searchParams } = new URL(URL.canParse(address) ? address : "about:blank");
  return { language: languageOf(pathname), isHere: searchParams.get("here") === "1" };
}

/** Reads the result that an address names; what is not understood counts as internal-error. */
export function resultAt(address: string): AuthResult {
  const query = new URL(address).searchParams;
  const known = query.get("attempt");
  const attempt = isAttempt(known) ? known : undefined;
  const error = query.get("error");
  if (error !== null) {
    return { type: "failed", attempt, code: asAuthCode(error) ?? "internal-error" };
  }
  return attempt
    ? { type: "signed-in", attempt }
    : { type: "failed", attempt, code: "no-auth-event" };
}
