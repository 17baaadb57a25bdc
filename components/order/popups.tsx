"use client";

import { useEffect, useState } from "react";
import { Cart } from "@/components/order/cart";
import type { laterPopups } from "@/components/order/later-popups";
import type { OrderProps } from "@/components/order/props";
import { defaultTitleId, Popup } from "@/components/ui/popup";
import { useHydrated } from "@/components/ui/use-hydrated";
import { changeVisit, useVisit } from "@/components/visit/use-visit";
import { orderIn } from "@/lib/order/link";
import { offerLink, withdrawItems } from "@/lib/order/visit";
import { findItem } from "@/lib/shop/catalogue";

/**
 * One dialog, which shows whichever popup of the order is open. It names only the popups whose script has loaded: while
 * the visit wants to open another one, it shows that it is waiting.
 */
export function OrderPopups(props: OrderProps) {
  const { popup } = useVisit();
  const isHydrated = useHydrated();
  const [contents, setContents] = useState<typeof laterPopups>({ cart: Cart });
  const { soldOut } = props;

  useEffect(() => {
    // A failure needs nothing here, because the visit notices scripts that do not load.
    import("@/components/order/later-popups").then(
      ({ laterPopups }) => setContents({ cart: Cart, ...laterPopups }),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    // The cart may come from an older page, on which these items were not sold out yet.
    changeVisit(withdrawItems((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeOrderLink();
    window.addEventListener("hashchange", takeOrderLink);
    return () => window.removeEventListener("hashchange", takeOrderLink);
  }, [soldOut]);

  // When the content is replaced, the element that had the focus is gone: the title gets it.
  useEffect(() => {
    window.visit?.draw();
    document.getElementById(defaultTitleId)?.focus();
  }, [popup, isHydrated, contents]);

  if (!isHydrated) return null;
  const Content = contents[popup];
  return <Popup names={Object.keys(contents).join(" ")}>{Content && <Content {...props} />}</Popup>;
}

/** Moves an order link from the address to the visit, so that a reload does not ask about it again. */
function takeOrderLink(): void {
  const { hash, pathname, search } = window.location;
  const link = orderIn(hash);
  if (link === undefined) return;
  window.history.replaceState(null, "", pathname + search);
  changeVisit(offerLink(link));
}
