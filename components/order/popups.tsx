"use client";

import { useEffect, useState } from "react";
import { Cart } from "@/components/order/cart";
import type { laterPopups } from "@/components/order/later-popups";
import type { OrderProps } from "@/components/order/props";
import { Popup } from "@/components/ui/popup";
import { useHydrated } from "@/components/ui/use-hydrated";
import { change, useVisit } from "@/components/visit/use-visit";
import { orderIn } from "@/lib/order/link";
import { offerLink, withdrawItems } from "@/lib/order/visit";
import { findItem } from "@/lib/shop/catalogue";

/**
 * One dialog with the content of the popup of the order that is open. It names only popups whose script has come: for
 * others the visit says that they are on their way.
 */
export function OrderPopups(props: OrderProps) {
  const { popup } = useVisit();
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<typeof laterPopups>({});
  const { soldOut } = props;

  useEffect(() => {
    // Where this fails there is nothing to do here: the visit notices scripts that do not load.
    import("@/components/order/later-popups").then(
      ({ laterPopups }) => setLoaded(laterPopups),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    // The cart may come from a page on which these items were not sold out yet.
    change(withdrawItems((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeLink();
    window.addEventListener("hashchange", takeLink);
    return () => window.removeEventListener("hashchange", takeLink);
  }, [soldOut]);

  // The content of one popup takes the place of another's, and of what had the focus in it.
  useEffect(() => {
    window.visit?.draw();
    document.getElementById("popup-title")?.focus();
  }, [popup, isHydrated, loaded]);

  if (!isHydrated) return null;
  const contents: typeof laterPopups = { cart: Cart, ...loaded };
  const Content = contents[popup];
  return <Popup names={Object.keys(contents).join(" ")}>{Content && <Content {...props} />}</Popup>;
}

/** An order link leaves the address for the visit. */
function takeLink(): void {
  const { hash, pathname, search } = window.location;
  const link = orderIn(hash);
  if (link === undefined) return;
  window.history.replaceState(null, "", pathname + search);
  change(offerLink(link));
}
