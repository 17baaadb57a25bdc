import { decodeJwt } from "jose";
import { tokenSyncMaxAge } from "@/lib/auth/limits";

/**
 * Whether an ID token is young enough for the token sync.
 *
 * @param now seconds since 1970
 */
export function isFresh(idToken: string, now: number): boolean {
  try {
    const { iat } = decodeJwt(idToken);
    return typeof iat === "number" && now - iat < tokenSyncMaxAge;
  } catch {
    return false;
  }
}
