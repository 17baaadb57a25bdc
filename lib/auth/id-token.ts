import { tokenSyncMaxAge } from "@/lib/auth/limits";

/** When an ID token was issued (its `iat`, RFC 7519), in seconds since 1970; undefined if unreadable. */
function issuedAt(idToken: string): number | undefined {
  try {
    const payload: unknown = JSON.parse(
      atob((idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")),
    );
    const isObject = typeof payload === "object" && payload !== null && "iat" in payload;
    return isObject && typeof payload.iat === "number" ? payload.iat : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an ID token is young enough for the token sync.
 *
 * @param now seconds since 1970
 */
export function isFresh(idToken: string, now: number): boolean {
  const issued = issuedAt(idToken);
  return issued !== undefined && now - issued < tokenSyncMaxAge;
}
