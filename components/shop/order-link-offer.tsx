"use client";

import { useEffect, useState, type ComponentProps } from "react";
import type { OfferPopup } from "@/components/shop/offer-popup";
import { dispatch, useShopping } from "@/components/shop/shopping-store";
import { orderIn } from "@/lib/order-link";

/**
 * Answers an order link, followed to this page or tapped on it: asks what to do with its items.
 * The popup and its schema are fetched only then.
 */
export function OrderLinkOffer(props: Omit<ComponentProps<typeof OfferPopup>, "order">) {
  const popup = useShopping((visit) => visit.popup);
  const [Popup, setPopup] = useState<typeof OfferPopup>();
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    let pageState: unknown;

    async function offer() {
      // An entry that the browser made for a tapped link has no state of the router's yet.
      pageState = window.history.state ?? pageState;
      const fragment = window.location.hash;
      const order = orderIn(fragment);
      if (order === undefined) return;
      const loaded = await import("@/components/shop/offer-popup");
      if (window.location.hash !== fragment) return;
      setPopup(() => loaded.OfferPopup);
      // From now on the fragment stands in the popup's own history entry, not in the page's:
      // whoever leaves the popup, by an answer or by Back, has left the link. The state says
      // that the entry is the router's, which therefore does not hear of it.
      const { pathname, search } = window.location;
      window.history.replaceState(pageState, "", pathname + search);
      dispatch({ type: "offer", order, fragment });
    }

    const onHashChange = () => void offer().catch(setFailure);
    // After the router has made the page's entry its own.
    const timer = setTimeout(onHashChange);
    window.addEventListener("hashchange", onHashChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", onHashChange);
    };
  }, []);

  // The page's own error handling reloads for a missing script, and says so.
  if (failure) throw failure;
  if (!Popup || popup.name !== "offer") return null;
  return <Popup key={popup.fragment} order={popup.order} {...props} />;
}
