import { useEffect } from "react";
import {
  hasTyped,
  reloadWithCart,
} from "@/components/navigation/cart-transfer-by-address-fragment";

/** Reloads the page with the cart, once, unless typed text would be lost or the network is down. */
export function useReloadForMissingScript(isScriptMissing: boolean): void {
  useEffect(() => {
    const isReloaded = window.earlyClicks?.isOwnReload ?? false;
    if (isScriptMissing && !isReloaded && !hasTyped() && navigator.onLine) reloadWithCart();
  }, [isScriptMissing]);
}
