"use client";

import { useEffect, useState } from "react";
import { Cart } from "@/components/order/cart";
import { Coming, type Script } from "@/components/order/coming";
import type { laterPopups } from "@/components/order/later-popups";
import type { OrderProps } from "@/components/order/props";
import { Popup } from "@/components/ui/popup";
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
  const [script, setScript] = useState<Script>("coming");
  const [contents, setContents] = useState<typeof laterPopups>();
  const isAgain = script.endsWith("again");
  const { soldOut } = props;

  // Until they have come, once more with each popup.
  useEffect(() => {
    if (contents) return;
    import("@/components/order/later-popups").then(
      ({ laterPopups }) => setContents(laterPopups),
      () => setScript(isAgain ? "missing-again" : "missing"),
    );
  }, [contents, popup, isAgain]);

  useEffect(() => {
    // The cart may come from an older page, on which these items were not sold out yet.
    changeState(withdrawItems((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeOrderLink();
    window.addEventListener("hashchange", takeOrderLink);
    return () => window.removeEventListener("hashchange", takeOrderLink);
  }, [soldOut]);

  // When the content is replaced, the element that had the focus is gone: the title gets it.
  useEffect(() => document.getElementById("popup-title")?.focus(), [popup, contents]);

  if (!isHydrated) return null;
  const Content = popup === "cart" ? Cart : contents?.[popup];
  return (
    <Popup names={names}>
      {Content ? (
        <Content {...props} />
      ) : (
        names.includes(popup) && (
          <Coming {...props} script={script} onRetry={() => setScript("coming-again")} />
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
