"use client";

import { useEffect, useState } from "react";
import { Cart } from "@/components/order/cart";
import { Coming } from "@/components/order/coming";
import type { laterPopups } from "@/components/order/later-popups";
import type { OrderProps } from "@/components/order/props";
import { defaultTitleId, Popup } from "@/components/ui/popup";
import { useHydrated } from "@/components/ui/use-hydrated";
import { changeState, useStore } from "@/components/visit/store";
import { offeredIn } from "@/lib/order/link";
import { offerLink, withdrawItems, type PopupName } from "@/lib/order/state";
import { findItem } from "@/lib/shop/catalogue";

const names: readonly PopupName[] = ["cart", "sharedCart", "delivery", "prepared"];

/** One dialog, which shows whichever popup of the order is open. */
export function OrderPopups(props: OrderProps) {
  const { popup } = useStore();
  const isHydrated = useHydrated();
  const [contents, setContents] = useState<typeof laterPopups>();
  const [isMissing, setIsMissing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { soldOut } = props;

  // Until they have come, once more with each popup.
  useEffect(() => {
    if (contents) return;
    import("@/components/order/later-popups").then(
      ({ laterPopups }) => setContents(laterPopups),
      () => setIsMissing(true),
    );
  }, [contents, popup, attempts]);

  useEffect(() => {
    // The cart may come from an older page, on which these items were not sold out yet.
    changeState(withdrawItems((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeOrderLink();
    window.addEventListener("hashchange", takeOrderLink);
    return () => window.removeEventListener("hashchange", takeOrderLink);
  }, [soldOut]);

  // When the content is replaced, the element that had the focus is gone: the title gets it.
  useEffect(() => document.getElementById(defaultTitleId)?.focus(), [popup, contents]);

  function retry() {
    setIsMissing(false);
    setAttempts(attempts + 1);
  }

  if (!isHydrated) return null;
  const Content = popup === "cart" ? Cart : contents?.[popup];
  return (
    <Popup names={names}>
      {Content ? (
        <Content {...props} />
      ) : (
        names.includes(popup) && (
          <Coming {...props} isMissing={isMissing} onRetry={attempts === 0 ? retry : undefined} />
        )
      )}
    </Popup>
  );
}

/** Moves an order link from the address to the store, so that a reload does not ask about it again. */
function takeOrderLink(): void {
  const { hash, pathname, search } = window.location;
  const link = offeredIn(hash);
  if (link === undefined) return;
  window.history.replaceState(null, "", pathname + search);
  changeState(offerLink(link));
}
