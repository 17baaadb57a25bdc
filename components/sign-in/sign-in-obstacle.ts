import type { AuthCode } from "@/lib/auth/failure-codes";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";

/** Why this browser cannot sign in, as far as that is known before trying. */
export function signInObstacle(): AuthCode | undefined {
  if (isInAppBrowser(navigator.userAgent)) {
    return "operation-not-supported-in-this-environment";
  }
  if (!navigator.cookieEnabled) return "web-storage-unsupported";
  return navigator.onLine ? undefined : "network-request-failed";
}
